/** Mark of a completed step: two leaves with a bud below. */
export function LeafNode() {
  return (
    <svg className="leaf-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="dark" d="M14.5 25V14.5h3V25z" />
      <path className="light" d="M15.5 17H11A8.5 8.5 0 0 1 2.5 8.5V6H7a8.5 8.5 0 0 1 8.5 8.5z" />
      <path className="dark" d="M16.5 17H21a8.5 8.5 0 0 0 8.5-8.5V6H25a8.5 8.5 0 0 0-8.5 8.5z" />
      <circle className="light" cx="16" cy="25" r="5" />
    </svg>
  )
}
