/** More than what a browser keeps ready around the screen, in heights of the screen. */
const around = 3

/**
 * Lets the next frame draw only those paragraphs of a text that are on the screen. Those around it,
 * which a browser keeps ready, are drawn as soon as that frame is seen. For changes to a whole text.
 */
export function drawScreenFirst(frame: Element | null): void {
	const height = window.innerHeight
	const later: HTMLElement[] = []
	for (const paragraph of frame?.querySelectorAll<HTMLElement>('.text > p') ?? []) {
		const { top, bottom } = paragraph.getBoundingClientRect()
		if (top > around * height) break
		const isSeen = bottom > 0 && top < height
		// A browser takes the focus from what it must not draw.
		const isHeld = paragraph.contains(document.activeElement)
		if (!isSeen && !isHeld && bottom > -around * height) later.push(paragraph)
	}
	const draw = (value: string) => {
		for (const { style } of later) style.contentVisibility = value
	}
	draw('hidden')
	requestAnimationFrame(() => setTimeout(draw, 0, ''))
}
