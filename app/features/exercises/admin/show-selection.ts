/** Shows a selection: focused anew, a browser scrolls to it. */
export function showSelection(area: HTMLTextAreaElement, from: number, to: number): void {
	area.setSelectionRange(from, to)
	area.blur()
	area.focus()
}
