import { useFetcher } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import type { SaveAnswer } from './save-answer.ts'

/**
 * The saving of the editor's text: what is asked before it, and what is answered. Without a script
 * the form is sent as it is, and what it was answered is `printed`.
 */
export function useSaving(area: RefObject<HTMLTextAreaElement>, printed: SaveAnswer | undefined) {
	const key = useId()
	const fetcher = useFetcher<SaveAnswer>({ key })
	const answer = fetcher.data ?? printed
	const [isAsking, setIsAsking] = useState(printed?.asks ?? false)
	const [refusal, setRefusal] = useState<string>()
	/** The version of somebody else's set that is to be replaced. */
	const [overwrite, setOverwrite] = useState(printed?.overwrite)
	const isSaving = fetcher.state !== 'idle'

	// With each answer: a set that was saved since then is another one to be asked about.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the answer itself is not read
	useEffect(() => setOverwrite(printed?.overwrite), [fetcher.data])

	/** The text as it is now, not as it was last read. */
	function check(event: FormEvent<HTMLFormElement>) {
		const { name, value } = pressedButton(event)
		const { exercises, failed } = readExerciseSet(area.current?.value ?? '')
		const isEmpty = exercises.length === 0
		const isToAsk = !isEmpty && failed.length > 0 && name !== 'skip'
		if (name === 'overwrite') setOverwrite(Number(value))
		setRefusal(isEmpty ? errorText('exercises.none-valid') : undefined)
		setIsAsking(isToAsk)
		if (isEmpty || isToAsk || isSaving) event.preventDefault()
	}

	function stopAsking() {
		setIsAsking(false)
		setOverwrite(undefined)
	}

	return {
		...{ key, check, isAsking, stopAsking, isSaving, overwrite },
		/** How many exercises this page has stored. */
		saved: fetcher.data?.saved,
		problems: refusal ? [refusal] : (answer?.problems ?? []).map(({ text }) => text),
		signInPath: refusal ? undefined : answer?.signInPath,
		theirs: isSaving || refusal ? undefined : answer?.theirs,
	}
}

function pressedButton({ nativeEvent }: FormEvent): { name?: string; value?: string } {
	const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
	return button instanceof HTMLButtonElement ? { name: button.name, value: button.value } : {}
}
