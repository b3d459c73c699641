/** Scrolls two panes together that show the same paragraphs at different heights. */
import { type RefObject, useEffect, useRef } from 'react'
import { topsInArea } from './line-positions.ts'

type Panes = {
	area: RefObject<HTMLTextAreaElement>
	box: RefObject<HTMLElement>
	/** Where each paragraph begins in the text, and its key. */
	starts: readonly number[]
	keys: readonly number[]
}

/** How long after the last scroll event the other pane follows. */
const pauseMs = 10

const leadingEvents = ['pointerdown', 'pointerenter', 'wheel', 'touchstart', 'keydown', 'focusin']

/** The pane last touched leads; the other follows it. */
export function useScrollSync(panes: Panes): void {
	const latest = useRef(panes)
	latest.current = panes
	useEffect(() => {
		const area = panes.area.current
		const box = panes.box.current
		if (!area || !box) return
		const ended = new AbortController()
		const { signal } = ended
		let leader: Element = area
		let timer: ReturnType<typeof setTimeout> | undefined
		const follow = () => {
			const isArea = leader === area
			const anchors = anchorsOf(area, box, latest.current).map(({ inArea, inBox }) =>
				isArea ? { from: inArea, to: inBox } : { from: inBox, to: inArea },
			)
			if (isArea) box.scrollTop = scrollOfOther(area, box, anchors)
			else area.scrollTop = scrollOfOther(box, area, anchors)
		}
		for (const pane of [area, box]) {
			for (const name of leadingEvents) {
				const lead = () => {
					leader = pane
				}
				pane.addEventListener(name, lead, { signal, passive: true })
			}
			const scrolled = () => {
				if (leader !== pane) return
				clearTimeout(timer)
				timer = setTimeout(follow, pauseMs)
			}
			pane.addEventListener('scroll', scrolled, { signal, passive: true })
		}
		return () => {
			ended.abort()
			clearTimeout(timer)
		}
	}, [panes.area, panes.box])
}

/** Where the paragraphs shown in both panes begin in each. */
function anchorsOf(area: HTMLTextAreaElement, box: HTMLElement, { starts, keys }: Panes) {
	const tops = topsInArea(area, starts)
	const places = new Map(keys.map((key, index) => [String(key), tops[index]]))
	return [...box.children].flatMap((child) => {
		if (!(child instanceof HTMLElement)) return []
		const inArea = places.get(child.dataset.key ?? '')
		return inArea === undefined ? [] : [{ inArea, inBox: child.offsetTop }]
	})
}

type Pane = {
	scrollTop: number
	readonly scrollHeight: number
	readonly clientHeight: number
}

/** Where the same paragraphs begin in both panes, in pixels from their tops, ascending. */
type Anchors = readonly { from: number; to: number }[]

/**
 * The other pane's scroll position. The reading line moves from the top of the pane to its bottom
 * with the scroll position, so that the starts and the ends of the panes meet.
 */
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
