import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogButtons } from '#app/ui/admin/dialog-buttons.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { ItemFields } from './item-fields.tsx'
import type { ItemType } from './item-status.ts'
import type { ItemValues } from './item-values.ts'
import { nounOf } from './item-words.ts'

export type EditedItem = {
	id: string
	type: ItemType
	/** Undefined for a new one. */
	version?: number
	values: ItemValues
}

type Props = {
	item: EditedItem
	/** The lesson's course; undefined at the top level. */
	parentTitle: { zh: string; en: string } | undefined
	cover: ReactNode
	askedAt: string
	listPath: string
	answer: FormAnswer | undefined
	/** Earlier changes; undefined for a new one. */
	history: ReactNode | undefined
}

/** The form of a course or lesson. */
export function ItemDialog(props: Props) {
	const { item, parentTitle, cover, askedAt, listPath, answer, history } = props
	const close = useCloseDialog(listPath)
	const form = useRef<HTMLFormElement>(null)
	// Keep the item as opened: revalidation brings a newer version, but the fields show old values.
	const [opened] = useState(item)
	const version = answer?.typed?.version ?? opened.version
	const id = answer?.typed?.id ?? opened.id
	const isNew = opened.version === undefined
	const problem = answer?.isUnsent ? undefined : formProblem(answer)
	const title = `${isNew ? 'Create' : 'Edit'} ${isNew && !parentTitle ? 'course' : nounOf(item)}`

	useEffect(() => {
		if (!answer?.problems) return
		const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
		wrong?.scrollIntoView({ block: 'center' })
		wrong?.focus()
	}, [answer])

	return (
		<Dialog title={title} size="wide" isGuarded onClose={close}>
			<Form
				ref={form}
				method="post"
				action={askedAt}
				replace
				preventScrollReset
				className="group grid gap-4 pt-3"
			>
				<input type="hidden" name="intent" value={isNew ? 'create' : 'edit'} />
				<input type="hidden" name="id" value={id} />
				{version !== undefined && <input type="hidden" name="version" value={version} />}
				<FormNotice answer={answer} />
				{parentTitle && (
					<p className="wrap-anywhere text-ink-soft">
						In the course <span lang="zh-CN">{parentTitle.zh}</span> {parentTitle.en}
					</p>
				)}
				<ItemFields
					values={opened.values}
					type={opened.type}
					typeIsFixed={!isNew || parentTitle !== undefined}
					isInCourse={parentTitle !== undefined}
					cover={cover}
					answer={answer}
				/>
				<DialogButtons listPath={listPath} verb="Save" busy="Saving..." isSticky />
			</Form>
			{history !== undefined && <History isOpen={problem !== undefined}>{history}</History>}
		</Dialog>
	)
}
