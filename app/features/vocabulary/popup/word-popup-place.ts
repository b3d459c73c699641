/** Whether there is room beside a word, or the popup rises from the foot of the screen. */
export function popupForm(): 'tooltip' | 'sheet' {
	return window.matchMedia('(max-width: 768px)').matches ? 'sheet' : 'tooltip'
}

/** Puts the popup beside the word. What computes the place is loaded when it is first needed. */
export async function placeBeside(word: HTMLElement, popup: HTMLElement): Promise<void> {
	const { computePosition, flip, offset, shift } = await import('@floating-ui/dom')
	const { x, y } = await computePosition(word, popup, {
		strategy: 'fixed',
		placement: 'bottom',
		middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
	})
	Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
}
