import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { withBorderAt } from '#app/domain/lesson-text/editing/boundaries.ts'
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { withPinyin } from '#app/domain/lesson-text/editing/marks.ts'
import type { WordFacts } from '#app/features/lesson-editor/segment/profile/word-facts.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { doubtsWith, type Marking, markings, marksWith } from './doubt-marks.ts'
import { doubtAfter, doubtBefore, doubtBehind, doubtsAlike } from './doubt-order.ts'
import { type PlacedDoubt, placedDoubts, settling, stretchOfDoubt } from './placed-doubts.ts'
import {
	noRightCuts,
	type RightCuts,
	readRightCuts,
	withoutRightCuts,
	writeRightCuts,
} from './right-cuts.ts'

const markingKey = 'hanlu.doubt-marks'

/** Whether the focus stays where it is; else it goes to the text. */
export type Way = { keepsFocus: boolean }

type Options = {
	edited: EditedText
	facts: WordFacts
	owner: TextOwner
	area: RefObject<HTMLTextAreaElement>
	edit: (step: (edited: EditedText) => EditedText, selection?: Selection) => void
	/** Selects a stretch of the text and scrolls it into view. */
	select: (stretch: Selection, way: Way) => void
}

type Settled = {
	step?: (edited: EditedText) => EditedText
	/** Sentences whose cut is right from now on. */
	rightCuts?: readonly string[]
	/** Other doubts that the step settles as well. */
	alike?: readonly PlacedDoubt[]
}

export type Doubts = ReturnType<typeof useDoubts>

/** The doubts of a text, which of them the author is at, and what settles one. */
export function useDoubts({ edited, facts, owner, area, edit, select }: Options) {
	const [marking, setMarking] = useStoredMarking()
	const [right, setRight] = useRightCuts(`hanlu.right-cuts.${owner.kind}/${owner.id}`)
	const [current, setCurrent] = useState<{ id: string; keepsFocus: boolean }>()
	const shown = useDeferredValue(edited)
	const doubtsOf = useMemo(() => withoutRightCuts(doubtsWith(facts), right), [facts, right])
	const list = useMemo(() => placedDoubts(shown, doubtsOf, marking), [shown, doubtsOf, marking])
	const marks = useMemo(() => marksWith(doubtsOf, marking), [doubtsOf, marking])
	/** Where the author was before the keys led from doubt to doubt, and where they led last. */
	const journey = useRef<{ from: Selection; at: Selection }>()

	/** Answers before the next paint, so that keys follow each other quickly. */
	const listNow = () => (shown === edited ? list : placedDoubts(edited, doubtsOf, marking))

	function caret(): Selection {
		const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
		return { start, end }
	}

	function go(doubt: PlacedDoubt | undefined, way: Way = { keepsFocus: false }) {
		const stretch = doubt && stretchOfDoubt(edited, doubt)
		setCurrent(stretch && { id: doubt.id, ...way })
		if (!stretch) return
		const at = { start: stretch.from, end: stretch.to }
		const isOnTheWay = isSame(journey.current?.at, caret())
		journey.current = { from: (isOnTheWay && journey.current?.from) || caret(), at }
		select(at, way)
	}

	function settle(doubt: PlacedDoubt, { step, rightCuts = [], alike = [] }: Settled, way: Way) {
		const next = doubtAfter(
			listNow(),
			doubt,
			(one) => alike.includes(one) || (one.kind === 'cut' && rightCuts.includes(one.key)),
		)
		// Neither a reading nor another cut makes a text longer.
		const stretch = stretchOfDoubt(edited, next ?? doubt)
		if (rightCuts.length > 0) setRight(new Set([...right, ...rightCuts]))
		if (step) edit(settling(doubt, step), stretch && { start: stretch.from, end: stretch.to })
		go(next, way)
		// The buttons of the last doubt go, and the focus with them.
		if (!next && way.keepsFocus) area.current?.focus({ preventScroll: true })
	}

	return {
		list,
		marks,
		marking,
		setMarking,
		/** Index in the list; -1 if the author is at none. */
		current: list.findIndex(({ id }) => id === current?.id),
		/** The doubt whose buttons have the focus next. */
		focusedId: current?.keepsFocus ? current.id : undefined,
		rightCuts: right.size,
		go,
		next: (way?: Way) => go(doubtBehind(edited, listNow(), caret()), way),
		previous: (way?: Way) => go(doubtBefore(edited, listNow(), caret()), way),
		/** Returns to where the author was before the first of these doubts; false if that was nowhere. */
		goBack() {
			const { from, at } = journey.current ?? {}
			journey.current = undefined
			if (!from || !isSame(at, caret())) return false
			setCurrent(undefined)
			select(from, { keepsFocus: false })
			return true
		},
		read: (doubt: PlacedDoubt, pinyin: string, way: Way) =>
			settle(doubt, { step: (now) => withPinyin(now, doubt.place, pinyin) }, way),
		cut(doubt: PlacedDoubt & { kind: 'cut' }, way: Way) {
			const step = (now: EditedText) => withBorderAt(now, doubt.place, doubt.instead[0].length)
			// The author has decided: the cut it had before is no doubt about the new one.
			settle(doubt, { step, rightCuts: [doubt.otherKey] }, way)
		},
		/** It is right as it stands. */
		keep(doubt: PlacedDoubt, way: Way) {
			if (doubt.kind === 'cut') settle(doubt, { rightCuts: [doubt.key] }, way)
			else settle(doubt, { step: (now) => withPinyin(now, doubt.place, doubt.pinyin) }, way)
		},
		/** In how many places its word has this reading and is in doubt. */
		countAlike: (doubt: PlacedDoubt) => doubtsAlike(list, doubt).length,
		/** It is right as it stands, and so are all like it. */
		keepAlike(doubt: PlacedDoubt, way: Way) {
			const alike = doubtsAlike(listNow(), doubt)
			const step = (now: EditedText) =>
				alike.reduce(
					(text, one) => settling(one, (before) => withPinyin(before, one.place, one.pinyin))(text),
					now,
				)
			settle(doubt, { step, alike }, way)
		},
		showRightCuts: () => setRight(noRightCuts),
	}
}

function isSame(one: Selection | undefined, other: Selection): boolean {
	return one?.start === other.start && one.end === other.end
}

/** Read once the page is there: the server does not know the choice. */
function useStoredMarking() {
	const [marking, setMarking] = useState<Marking>('close')
	useEffect(() => {
		const stored = readStored(markingKey)
		setMarking(markings.find((known) => known === stored) ?? 'close')
	}, [])
	function choose(chosen: Marking) {
		setMarking(chosen)
		writeStored(markingKey, chosen)
	}
	return [marking, choose] as const
}

function useRightCuts(place: string) {
	const [right, setRight] = useState(noRightCuts)
	useEffect(() => setRight(readRightCuts(place)), [place])
	function choose(chosen: RightCuts) {
		setRight(chosen)
		writeRightCuts(place, chosen)
	}
	return [right, choose] as const
}
