import { type RefObject, useEffect, useRef } from 'react'
import { grades } from '#app/domain/flashcards/review.ts'
import type { Way } from './modes.ts'
import { isPausing } from './pausing.ts'
import type { Study } from './use-study.ts'

type Options = {
	study: Study
	way: Way
	frame: RefObject<HTMLElement>
	leave: () => void
}

/** Space turns, plays or goes on, numbers grade or choose, Enter goes on, U undoes, Escape leaves. */
export function useStudyKeys(options: Options): void {
	const latest = useRef(options)
	latest.current = options
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
			if (ctrlKey || altKey || metaKey || repeat || defaultPrevented || isElsewhere(event)) return
			if (isMenuOpen()) return
			if (press(event.key, isPressing(event), latest.current)) event.preventDefault()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])
}

/** Does a key's action; false if it has none now. */
function press(key: string, isPressing: boolean, { study, way, frame, leave }: Options): boolean {
	const { round } = study
	const [card] = round.cards
	if (key === 'Escape') leave()
	else if (key === 'u' || key === 'U') study.undo()
	else if (!card) return false
	else if (isPausing(round)) {
		if (isPressing || (key !== ' ' && key !== 'Enter')) return false
		// While the card before fades, the press was meant for that.
		if (!round.leaving) study.goAhead()
	} else if (key === ' ') {
		if (isPressing) return false
		if (way === 'turn') study.turn()
		else frame.current?.querySelector<HTMLElement>('[data-play] button')?.click()
	} else if (key === 'Enter') {
		if (isPressing || round.pick === undefined) return false
		if (way === 'choose') study.goOn()
		else frame.current?.querySelector<HTMLElement>('button[data-focus]')?.click()
	} else if (way !== 'choose') {
		const grade = grades[Number(key) - 1]
		if (!grade || !(way === 'turn' ? round.isTurned : round.pick !== undefined)) return false
		study.answer(grade)
	} else {
		const choice = card.choices[Number(key) - 1]
		if (!choice || round.pick !== undefined) return false
		study.pick(choice.cardId)
	}
	return true
}

/** An open menu has the keys, and Escape closes it. */
function isMenuOpen(): boolean {
	return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null
}

/** Keys in a field, in a dialog or in the menu above, are not meant for the cards. Escape leaves the field of an answer too. */
function isElsewhere({ target, key, isComposing }: KeyboardEvent): boolean {
	if (!(target instanceof Element)) return false
	if (key === 'Escape' && !isComposing && target.matches('[data-answer]')) return false
	return (
		target.closest('dialog') !== null ||
		target.matches('input, textarea, select, :not(body, #content, main *)')
	)
}

/** Space and Enter belong to the focused button or link. */
function isPressing({ target }: KeyboardEvent): boolean {
	return target instanceof Element && target.closest('button, a, summary') !== null
}
