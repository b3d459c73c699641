/** Writes into a text area as if it were typed: whoever listens is told, and Ctrl+Z takes it back. */
export function typeInto(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
	area.focus()
	area.setSelectionRange(from, to)
	// The one way that is undone by Ctrl+Z; a browser that refuses it takes the text all the same.
	const isTyped = text
		? document.execCommand('insertText', false, text)
		: from === to || document.execCommand('delete')
	if (isTyped) return
	area.setRangeText(text, from, to, 'end')
	area.dispatchEvent(new Event('input', { bubbles: true }))
}
