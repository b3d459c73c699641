import { useFetcher } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import type { SaveAnswer, SavedAnswer } from './save-answer.ts'

/** Saves the editor's text: checks it, asks about blocks with errors and holds the answer. */
export function useSaving(area: RefObject<HTMLTextAreaElement>) {
	const key = useId()
	const fetcher = useFetcher<SaveAnswer>({ key })
	const answer = fetcher.data
	const [isAsking, setIsAsking] = useState(false)
	const [refusal, setRefusal] = useState<string>()
	/** The version of somebody else's set to overwrite. */
	const [overwrite, setOverwrite] = useState<number>()
	// Once answered, the next save may begin: the page reloads its other data for a while.
	const isSaving = fetcher.state === 'submitting'
	/** The text that was sent, whether all of it is saved, and whether its author stays here. */
	const sent = useRef({ text: '', isWhole: true, isStaying: false })

	// Reset with each answer: overwriting a set that was saved since needs a new consent.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the answer itself is not read
	useEffect(() => setOverwrite(undefined), [answer])

	/** Checks the current text, not the last parsed one. */
	function check(event: FormEvent<HTMLFormElement>) {
		const { name, value } = pressedButton(event)
		const { exercises, failed } = readExerciseSet(area.current?.value ?? '')
		const isEmpty = exercises.length === 0
		const isToAsk = !isEmpty && failed.length > 0 && name !== 'skip'
		if (name === 'overwrite') setOverwrite(Number(value))
		setRefusal(isEmpty ? errorText('exercises.none-valid') : undefined)
		setIsAsking(isToAsk)
		// The question about errors comes between: its button belongs to the first one.
		const isStaying = name === 'stay' || (name === 'skip' && sent.current.isStaying)
		const text = area.current?.value ?? ''
		sent.current = { text, isWhole: failed.length === 0, isStaying }
		if (isEmpty || isToAsk || isSaving) event.preventDefault()
	}

	function stopAsking() {
		setIsAsking(false)
		setOverwrite(undefined)
	}

	return {
		key,
		check,
		isAsking,
		stopAsking,
		isSaving,
		overwrite,
		/** The answer to the last save from this page, if it succeeded. */
		saved: isSaved(answer) ? answer : undefined,
		sent,
		problems: refusal ? [refusal] : (answer?.problems ?? []).map(({ text }) => text),
		signInPath: refusal ? undefined : answer?.signInPath,
		theirs: isSaving || refusal ? undefined : answer?.theirs,
		meanwhile: answer?.meanwhile,
	}
}

function isSaved(answer: SaveAnswer | undefined): answer is SavedAnswer {
	return answer?.saved !== undefined
}

function pressedButton({ nativeEvent }: FormEvent): { name?: string; value?: string } {
	const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
	return button instanceof HTMLButtonElement ? { name: button.name, value: button.value } : {}
}
