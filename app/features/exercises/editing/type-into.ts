/** Writes into a text area as if it were typed, so that the browser's own undo takes it back. */
export function typeInto(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
	area.focus()
	area.setSelectionRange(from, to)
	// The one way that is undone by Ctrl+Z; a browser that refuses it takes the text all the same.
	if (document.execCommand('insertText', false, text)) return
	area.setRangeText(text, from, to, 'end')
	area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Shows a selection: focused anew, a browser scrolls to it. */
export function showSelection(area: HTMLTextAreaElement, from: number, to: number): void {
	area.setSelectionRange(from, to)
	area.blur()
	area.focus()
}
