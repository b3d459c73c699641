/** In screen heights; more than browsers keep rendered around the screen. */
const around = 3

/**
 * Speeds up changes to a whole text: the next frame renders only the paragraphs on the screen.
 * Those around it, which browsers also keep rendered, follow in the frame after.
 */
export function drawScreenFirst(frame: Element | null): void {
	const height = window.innerHeight
	const later: HTMLElement[] = []
	for (const paragraph of frame?.querySelectorAll<HTMLElement>('.text > p') ?? []) {
		const { top, bottom } = paragraph.getBoundingClientRect()
		if (top > around * height) break
		const isSeen = bottom > 0 && top < height
		// Hiding a focused paragraph would lose the focus.
		const isHeld = paragraph.contains(document.activeElement)
		if (!isSeen && !isHeld && bottom > -around * height) later.push(paragraph)
	}
	const draw = (value: string) => {
		for (const { style } of later) style.contentVisibility = value
	}
	draw('hidden')
	requestAnimationFrame(() => setTimeout(draw, 0, ''))
}
