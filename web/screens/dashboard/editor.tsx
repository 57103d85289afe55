/** Under construction in this minute. */
export function EditorDashboard() { return null; }
