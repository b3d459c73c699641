/** Selects a line, counted from 1, and scrolls to it. */
export function goToLine(area: HTMLTextAreaElement | null, line: number): void {
	if (!area) return
	const lines = area.value.split('\n')
	const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
	area.focus()
	area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
	const height = area.scrollHeight / Math.max(1, lines.length)
	area.scrollTop = height * (line - 1) - area.clientHeight / 3
}
