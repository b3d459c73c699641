/**
 * Two panes that show the same paragraphs at different heights scroll together: what stands at the
 * reading line of the one stands at that of the other. The reading line goes down with the text, so
 * that beginnings meet beginnings and ends meet ends.
 */

type Pane = {
	scrollTop: number
	readonly scrollHeight: number
	readonly clientHeight: number
}

/** Where the same paragraphs begin in both, from their tops, ascending. */
type Anchors = readonly { from: number; to: number }[]

/** How far the other pane has to be scrolled. */
export function scrollOfOther(from: Pane, to: Pane, anchors: Anchors): number {
	const range = from.scrollHeight - from.clientHeight
	if (range <= 0) return 0
	const share = Math.min(1, Math.max(0, from.scrollTop / range))
	const line = from.scrollTop + share * from.clientHeight
	const ends = [{ from: 0, to: 0 }, ...anchors, { from: from.scrollHeight, to: to.scrollHeight }]
	const after = Math.max(
		1,
		ends.findIndex((anchor) => anchor.from > line),
	)
	const last = share === 1 ? ends.length - 1 : after
	const [a, b] = [ends[last - 1], ends[last]]
	if (!a || !b) return 0
	const part = b.from > a.from ? Math.min(1, (line - a.from) / (b.from - a.from)) : 1
	return a.to + part * (b.to - a.to) - share * to.clientHeight
}
