import { useEffect, useRef, useState } from 'react'

/**
 * The selection of words, held by checkboxes in a form that works without JavaScript. `list` names
 * what is shown: a new list, or an answer to a change, starts with nothing selected.
 */
export function useSelection(list: string, answer: unknown) {
	const form = useRef<HTMLFormElement>(null)
	/** The number of selected words; unknown until JavaScript has loaded. */
	const [count, setCount] = useState<number>()

	const recount = () => setCount(boxesIn(form.current).filter(({ checked }) => checked).length)
	// Boxes that were checked before hydration stay.
	const before = useRef({ list, answer })
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has other checkboxes
	useEffect(() => {
		const isNew = before.current.list !== list || before.current.answer !== answer
		before.current = { list, answer }
		if (isNew) form.current?.reset()
		recount()
	}, [list, answer])

	function selectAll(isSelected: boolean) {
		for (const box of boxesIn(form.current)) box.checked = isSelected
		recount()
	}

	return { form, count, recount, selectAll }
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
	return [...(form?.querySelectorAll<HTMLInputElement>('input[name^="word-"]') ?? [])]
}
