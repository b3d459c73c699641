/** Inserts text as if typed: listeners get an input event, and Ctrl+Z undoes it. */
export function typeInto(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
	area.focus()
	area.setSelectionRange(from, to)
	// Deprecated, but the only way that supports undo. The fallback inserts without it.
	const isTyped = text
		? document.execCommand('insertText', false, text)
		: from === to || document.execCommand('delete')
	if (isTyped) return
	area.setRangeText(text, from, to, 'end')
	area.dispatchEvent(new Event('input', { bubbles: true }))
}
