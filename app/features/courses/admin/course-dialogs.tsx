/** The dialogs about a course or lesson, to create, edit, duplicate and delete it, and what they did. */

import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogButtons } from '#app/ui/admin/dialog-buttons.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { Question } from '#app/ui/admin/question.tsx'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import type { ItemDialogData } from './course-dialogs.server.ts'
import type { CourseToEdit, Item } from './courses-for-editing.server.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { nounOf } from './item-changes.ts'
import { courseOf, type EditedItem, ItemCover, ItemForm } from './item-form.tsx'
import { newItem, valuesOf } from './item-values.ts'

type Props = {
	data: ItemDialogData | undefined
	/** New lessons belong to this course. */
	parent?: CourseToEdit
	/** The address that the forms are submitted to. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** The open dialog about a course or lesson, if any. */
export function CourseDialog({ data, parent, askedAt, listPath, answer }: Props) {
	if (!data || data.ask === 'nothing') return null
	const places = { askedAt, listPath, answer }
	if (data.ask === 'create') {
		const { type, ...values } = newItem(parent)
		const item = { id: data.id, type, values }
		return (
			<ItemDialog
				// Remount for another dialog.
				key="create"
				item={item}
				parentTitle={parent?.title}
				cover={
					<ItemCover
						item={item}
						answer={answer}
						course={
							parent && { id: parent.id, cover: parent.coverImagePath, config: parent.config }
						}
					/>
				}
				{...places}
				history={undefined}
			/>
		)
	}
	const { item } = data
	const history = <ChangeList changes={data.history} isOfOne />
	if (data.ask === 'duplicate') {
		const { copyId } = data
		return <DuplicateDialog key={`duplicate ${item.id}`} {...{ item, copyId }} {...places} />
	}
	if (data.ask === 'delete') {
		return <DeleteDialog key={`delete ${item.id}`} item={item} {...places} history={history} />
	}
	const edited = { ...item, values: valuesOf(item) }
	return (
		<ItemDialog
			key={`edit ${item.id}`}
			item={edited}
			parentTitle={item.parentTitle ?? undefined}
			cover={<ItemCover item={edited} answer={answer} course={courseOf(item)} />}
			{...places}
			history={history}
		/>
	)
}

type ItemProps = {
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
function ItemDialog(props: ItemProps) {
	const { item, parentTitle, cover, askedAt, listPath, answer, history } = props
	const close = useCloseDialog(listPath)
	const isNew = item.version === undefined
	const problem = answer?.isUnsent ? undefined : formProblem(answer)
	const title = `${isNew ? 'Create' : 'Edit'} ${isNew && !parentTitle ? 'course' : nounOf(item)}`
	return (
		<Dialog title={title} size="wide" isGuarded onClose={close}>
			<ItemForm
				item={item}
				parentTitle={parentTitle}
				cover={cover}
				sentTo={askedAt}
				answer={answer}
				buttons={<DialogButtons listPath={listPath} verb="Save" busy="Saving..." isSticky />}
			/>
			{history !== undefined && <History isOpen={problem !== undefined}>{history}</History>}
		</Dialog>
	)
}

type DuplicateDialogProps = {
	item: Item
	/** The id of the copy. */
	copyId: string
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Asks before a course or lesson is copied, and says what the copy has. */
function DuplicateDialog({ item, copyId, askedAt, listPath, answer }: DuplicateDialogProps) {
	const { type, title, lessonCount } = item
	return (
		<Question
			title={`Duplicate this ${nounOf(item)}?`}
			askedAt={askedAt}
			listPath={listPath}
			answer={answer}
			verb="Duplicate"
			busy="Duplicating..."
		>
			<input type="hidden" name="intent" value="duplicate" />
			<input type="hidden" name="id" value={item.id} />
			<input type="hidden" name="copyId" value={answer?.typed?.copyId ?? copyId} />
			<p className="wrap-anywhere font-medium">
				<span lang="zh-CN">{title.zh}</span> {title.en}
			</p>
			<p>
				{type === 'course' && lessonCount > 0
					? 'The copy has all its lessons as they were last saved.'
					: 'The copy is as it was last saved.'}{' '}
				It starts as Disabled, with a slug of its own and without audio.
			</p>
		</Question>
	)
}

type MessageProps = {
	data: ItemDialogData | undefined
	listPath: string
	answer: FormAnswer | undefined
	/** Why the list could not be loaded. */
	failure?: string | undefined
}

/** Reports success or failure; after a deletion, with an Undo button. */
export function CourseMessage({ data, listPath, answer, failure }: MessageProps) {
	const isAsked = data !== undefined && data.ask !== 'nothing'
	const problem = failure ?? (isAsked ? undefined : formProblem(answer))
	if (problem) return <AdminMessage tone="error" text={problem} />
	const emptyProblem = isAsked ? undefined : fieldProblem(answer, 'mayBeEmpty')
	if (emptyProblem) {
		const { id = '', version = '' } = answer?.typed ?? {}
		return <EnableDialog item={{ id, version }} problem={emptyProblem} listPath={listPath} />
	}
	if (data?.ask !== 'nothing') return null
	return (
		<AdminMessage
			tone="success"
			text={data.text}
			action={
				data.done === 'delete' ? (
					<UndoDeletion id={data.id} listPath={listPath} />
				) : (
					data.done === 'duplicate' && (
						<Link to={data.path} className="underline">
							Open it
						</Link>
					)
				)
			}
		/>
	)
}

type EnableDialogProps = {
	/** The course or lesson, as the refused form named it. */
	item: { id: string; version: string }
	/** Why it was not enabled. */
	problem: string
	/** The page behind the dialog, with its filters. */
	listPath: string
}

/** Asks before something without a text is enabled. */
function EnableDialog({ item, problem, listPath }: EnableDialogProps) {
	const close = useCloseDialog(listPath)
	return (
		<Dialog title="Enable without a text?" onClose={() => close(true)}>
			<Form method="post" action={listPath} replace preventScrollReset className="grid gap-4 pt-3">
				<input type="hidden" name="intent" value="enable" />
				<input type="hidden" name="id" value={item.id} />
				<input type="hidden" name="version" value={item.version} />
				<CheckField name="mayBeEmpty" label="Enable without a text" problem={problem} />
				<DialogButtons listPath={listPath} verb="Enable" busy="Enabling..." />
			</Form>
		</Dialog>
	)
}
