import { useNavigation } from '@remix-run/react'
import { useId, useRef } from 'react'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import { useTabContext } from '#app/features/publishing/tab-context.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { useOpenedForm } from '#app/ui/admin/use-opened-form.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { Item } from './courses-for-editing.server.ts'
import { courseOf, ItemCover, ItemForm } from './item-form.tsx'
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
	const { opened, isChanged, onSubmit } = useOpenedForm({ item, box, answer })
	const formId = useId()
	const { about } = useTabContext()
	const isBusy = useNavigation().formMethod === 'POST'
	const edited = { ...opened, values: valuesOf(opened) }

	return (
		<>
			<section ref={box} aria-label="Settings" onSubmit={onSubmit} className="max-w-4xl">
				<LeaveWarning isChanged={isChanged} hasDraft={false} />
				<ItemForm
					key={opened.version}
					item={edited}
					parentTitle={opened.parentTitle ?? undefined}
					cover={<ItemCover item={edited} answer={answer} course={courseOf(opened)} />}
					sentTo={sentTo}
					answer={answer}
					formId={formId}
				/>
			</section>
			<EditorBar about={about}>
				<AdminButton form={formId} look="primary" isBusy={isBusy} busyLabel="Saving...">
					Save
				</AdminButton>
			</EditorBar>
		</>
	)
}
