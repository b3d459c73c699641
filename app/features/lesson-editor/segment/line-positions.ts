/**
 * Vertical positions of lines in a text area. Browsers don't tell them, so the text is laid out again
 * in an invisible copy with the same font and width.
 */

const copied = [
	'font',
	'letterSpacing',
	'lineHeight',
	'overflowWrap',
	'padding',
	'tabSize',
	'wordBreak',
	'wordSpacing',
] as const

let last: { key: string; starts: readonly number[]; tops: number[] } | undefined

/**
 * How far below the top of the text each part begins, in pixels. `starts` are the parts' offsets in
 * the text, ascending; each part begins a line.
 */
export function topsInArea(area: HTMLTextAreaElement, starts: readonly number[]): number[] {
	const style = getComputedStyle(area)
	const key = `${area.clientWidth} ${style.font} ${area.value}`
	if (last?.key === key && last.starts === starts) return last.tops
	const mirror = document.createElement('div')
	for (const name of copied) mirror.style[name] = style[name]
	mirror.lang = area.lang
	Object.assign(mirror.style, {
		position: 'absolute',
		inset: '0 auto auto 0',
		visibility: 'hidden',
		boxSizing: 'border-box',
		width: `${area.clientWidth}px`,
		whiteSpace: 'pre-wrap',
		contain: 'layout',
	})
	const parts = starts.map((start, index) => {
		const part = document.createElement('div')
		// A trailing line break adds no line to a block.
		part.textContent = area.value.slice(start, starts[index + 1])
		return part
	})
	mirror.textContent = area.value.slice(0, starts[0])
	for (const part of parts) mirror.appendChild(part)
	// No height, so that the page does not grow.
	const frame = document.createElement('div')
	Object.assign(frame.style, { position: 'absolute', height: '0', overflow: 'hidden' })
	frame.appendChild(mirror)
	area.parentElement?.appendChild(frame)
	const tops = parts.map((part) => part.offsetTop)
	frame.remove()
	last = { key, starts, tops }
	return tops
}

/** Scrolls a line to a third of the height, so that text shows above and below it. */
export function scrollAreaTo(area: HTMLTextAreaElement, top: number): void {
	area.scrollTop = top - area.clientHeight / 3
}
