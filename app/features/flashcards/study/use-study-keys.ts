import { type RefObject, useEffect, useRef } from 'react'
import { grades, type StudyMode } from '#app/domain/flashcards/review.ts'
import type { Study } from './use-study.ts'

type Options = {
	study: Study
	mode: StudyMode
	frame: RefObject<HTMLElement>
	leave: () => void
}

/** Space turns or plays, numbers grade or choose, Enter continues, U undoes, Escape leaves. */
export function useStudyKeys(options: Options): void {
	const latest = useRef(options)
	latest.current = options
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
			if (ctrlKey || altKey || metaKey || repeat || defaultPrevented || isElsewhere(event)) return
			if (press(event.key, isPressing(event), latest.current)) event.preventDefault()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])
}

/** Does a key's action; false if it has none now. */
function press(key: string, isPressing: boolean, { study, mode, frame, leave }: Options): boolean {
	const { round } = study
	const [card] = round.cards
	if (key === 'Escape') leave()
	else if (key === 'u' || key === 'U') study.undo()
	else if (!card) return false
	else if (key === ' ') {
		if (isPressing) return false
		if (mode === 'recall') study.turn()
		else frame.current?.querySelector<HTMLElement>('[data-play] button')?.click()
	} else if (mode === 'recall') {
		const grade = grades[Number(key) - 1]
		if (!grade || !round.isTurned) return false
		study.answer(grade)
	} else if (key === 'Enter') {
		if (isPressing || !round.pick) return false
		study.goOn()
	} else {
		const choice = card.choices[Number(key) - 1]
		if (!choice || round.pick) return false
		study.pick(choice.cardId)
	}
	return true
}

/** Keys in a field, or in the menu above, are not meant for the cards. */
function isElsewhere({ target }: KeyboardEvent): boolean {
	return target instanceof Element && target.matches('input, textarea, select, :not(body, main *)')
}

/** Space and Enter belong to the focused button or link. */
function isPressing({ target }: KeyboardEvent): boolean {
	return target instanceof Element && target.closest('button, a, summary') !== null
}
