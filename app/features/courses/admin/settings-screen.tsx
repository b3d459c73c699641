import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { isFormChanged, noteOpened } from '#app/ui/admin/form-changed.ts'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { Item } from './courses-for-editing.server.ts'
import { ItemCover, ItemForm } from './item-form.tsx'
import { valuesOf } from './item-values.ts'

type Props = {
	item: Item
	/** The address that the form is submitted to. */
	sentTo: string
	answer: FormAnswer | undefined
}

/** The fields of a lesson, as a page: those of the dialog that a list opens. */
export function SettingsScreen({ item, sentTo, answer }: Props) {
	const box = useRef<HTMLElement>(null)
	const isSent = useRef(false)
	const [opened, open] = useState(item)
	const isBusy = useNavigation().formMethod === 'POST'
	const edited = { ...opened, values: valuesOf(opened) }
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

	// A change from elsewhere, such as of the status above, must not take away what is typed here.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when something was saved
	useEffect(() => {
		if (item.version === opened.version) return
		if ((isSent.current && !answer) || !isChanged()) open(item)
		isSent.current = false
	}, [item])

	return (
		<section
			ref={box}
			aria-label="Settings"
			onSubmit={() => {
				isSent.current = true
			}}
			className="max-w-4xl"
		>
			<LeaveWarning isChanged={isChanged} hasDraft={false} />
			<ItemForm
				key={opened.version}
				item={edited}
				parentTitle={opened.parentTitle ?? undefined}
				cover={<ItemCover item={edited} answer={answer} />}
				sentTo={sentTo}
				answer={answer}
				buttons={
					<div className="-mx-1 sticky bottom-0 border-line border-t bg-paper px-1 py-3">
						<AdminButton look="primary" isBusy={isBusy} busyLabel="Saving...">
							Save
						</AdminButton>
					</div>
				}
			/>
		</section>
	)
}
