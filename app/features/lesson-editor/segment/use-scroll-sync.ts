import { type RefObject, useEffect, useRef } from 'react'
import { topsInArea } from './area-places.ts'
import { scrollOfOther } from './scroll-sync.ts'

type Panes = {
	area: RefObject<HTMLTextAreaElement>
	box: RefObject<HTMLElement>
	/** Where each paragraph begins in the text, and its key. */
	starts: readonly number[]
	keys: readonly number[]
}

/** How long scrolling rests before the other pane follows. */
const pauseMs = 10

const signsOfHands = ['pointerdown', 'pointerenter', 'wheel', 'touchstart', 'keydown', 'focusin']

/** The pane that is in somebody's hands leads; the other one follows and never answers back. */
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
			for (const sign of signsOfHands) {
				const lead = () => {
					leader = pane
				}
				pane.addEventListener(sign, lead, { signal, passive: true })
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

/** Where the paragraphs that both panes show begin in each. */
function anchorsOf(area: HTMLTextAreaElement, box: HTMLElement, { starts, keys }: Panes) {
	const tops = topsInArea(area, starts)
	const places = new Map(keys.map((key, index) => [String(key), tops[index]]))
	return [...box.children].flatMap((child) => {
		if (!(child instanceof HTMLElement)) return []
		const inArea = places.get(child.dataset.key ?? '')
		return inArea === undefined ? [] : [{ inArea, inBox: child.offsetTop }]
	})
}
