import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { isFormChanged, noteOpened } from './form-changed.ts'

type Options<Item> = {
	/** As the page has loaded it, which may be anew. */
	item: Item
	/** The part of the page with the form. */
	box: RefObject<HTMLElement>
	answer: FormAnswer | undefined
}

/**
 * The values that a form on a page of its own was opened with. A change from elsewhere, such as of the status above
 * it, doesn't take away what is typed. It opens anew after a save, and while it is untouched.
 */
export function useOpenedForm<Item extends { version: number }>(options: Options<Item>) {
	const { item, box, answer } = options
	const isSent = useRef(false)
	const [opened, open] = useState(item)
	const formIn = () => box.current?.querySelector('form')
	const isChanged = () => {
		const form = formIn()
		return form ? isFormChanged(form) : false
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: for each form that is opened
	useEffect(() => {
		const form = formIn()
		if (form) noteOpened(form)
	}, [opened])

	// biome-ignore lint/correctness/useExhaustiveDependencies: when something was saved
	useEffect(() => {
		if (item.version === opened.version) return
		if ((isSent.current && !answer) || !isChanged()) open(item)
		isSent.current = false
	}, [item])

	function onSubmit() {
		isSent.current = true
	}

	return { opened, isChanged, onSubmit }
}
