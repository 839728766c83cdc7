import { Drawing } from '#web/ui/drawing.tsx'

export interface Feature {
  readonly title: string
  readonly text: string
  readonly drawing: 'glas' | 'kas' | 'plank' | 'post'
}

export function FeatureBlocks({ features }: { readonly features: readonly [Feature, Feature] }) {
  return (
    <section className="feats">
      <div className="wrap">
        {features.map(({ title, text, drawing }, index) => (
          <div key={title} className={index % 2 === 0 ? 'feat' : 'feat r'}>
            <div className="tx">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={`im ${index % 2 === 0 ? 'bg-dew' : 'bg-blush'}`}>
              <Drawing name={drawing} height={index % 2 === 0 ? 230 : 260} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
