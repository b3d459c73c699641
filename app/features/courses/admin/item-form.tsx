/** The form of a course or lesson: in a dialog of a list, or on the lesson's own page. */

import { Form, Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { categories, categoryNames } from '#app/domain/courses/category.ts'
import { lessonKindNames, lessonKinds } from '#app/domain/courses/lesson-kind.ts'
import { longestDescription } from '#app/domain/courses/limits.ts'
import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import { CoverField } from '#app/features/media/covers/cover-field.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { CheckField, SelectField, TextAreaField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import type { Item } from './courses-for-editing.server.ts'
import { type ItemType, itemStatuses } from './item-status.ts'
import type { ItemValues } from './item-values.ts'
import {
	LevelField,
	OrderField,
	PathField,
	SlugField,
	StatusField,
	TitleFields,
} from './shared-fields.tsx'

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
	/** The address that the form is submitted to. */
	sentTo: string
	answer: FormAnswer | undefined
	/** Below the fields; a button elsewhere names the form. */
	buttons?: ReactNode
	formId?: string
}

export function ItemForm({ item, parentTitle, cover, sentTo, answer, ...props }: Props) {
	const { buttons, formId } = props
	const form = useRef<HTMLFormElement>(null)
	// Keep the item as opened: revalidation brings a newer version, but the fields show old values.
	const [opened] = useState(item)
	const version = answer?.typed?.version ?? opened.version
	const id = answer?.typed?.id ?? opened.id
	const isNew = opened.version === undefined

	useEffect(() => {
		if (!answer?.problems) return
		const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
		wrong?.scrollIntoView({ block: 'center' })
		wrong?.focus()
	}, [answer])

	return (
		<Form
			ref={form}
			id={formId}
			method="post"
			action={sentTo}
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
			{buttons}
		</Form>
	)
}

type CoverProps = {
	item: EditedItem
	answer: FormAnswer | undefined
	/** The course of a lesson, as far as it decides which cover is shown. */
	course:
		| { id: string; cover: string | null; config: Pick<Item['config'], 'useParentCoverForLessons'> }
		| undefined
}

export function ItemCover({ item, answer, course }: CoverProps) {
	const isCourseShown = course?.cover && course.config.useParentCoverForLessons
	return (
		<CoverField
			note={isCourseShown && <CourseCoverNote courseId={course.id} />}
			name="coverImagePath"
			value={answer?.typed?.coverImagePath ?? item.values.coverImagePath}
			problem={fieldProblem(answer, 'coverImagePath')}
		/>
	)
}

/** The course of a stored lesson, as the field of its cover wants it. */
export function courseOf({ parentId, parentCover, parentConfig }: Item): CoverProps['course'] {
	if (parentId === null || parentConfig === null) return undefined
	return { id: parentId, cover: parentCover, config: parentConfig }
}

/** Why learners don't see a lesson's own cover. */
function CourseCoverNote({ courseId }: { courseId: string }) {
	const ask = new URLSearchParams({ ask: 'edit', of: courseId })
	return (
		<>
			This course shows its own cover for all lessons.{' '}
			<Link to={`${coursePath(courseId)}?${ask}`} className="underline">
				Change that
			</Link>
		</>
	)
}

type FieldsProps = {
	values: ItemValues
	type: ItemType
	/** The type can only be chosen on creation. */
	typeIsFixed: boolean
	/** Lessons of a course are sorted the other way round. */
	isInCourse: boolean
	cover: ReactNode
	/** The refused submission, if any. */
	answer: FormAnswer | undefined
}

/** The fields of a course or lesson. */
function ItemFields({ values, type, typeIsFixed, isInCourse, cover, answer }: FieldsProps) {
	const typed = answer?.typed
	const [titleEn, setTitleEn] = useState(typed?.titleEn ?? values.titleEn)

	const emptyProblem = fieldProblem(answer, 'mayBeEmpty')

	function field(name: keyof ItemValues) {
		const defaultValue = typed?.[name] ?? String(values[name] ?? '')
		return { name, defaultValue, problem: fieldProblem(answer, name) }
	}

	function check(name: keyof ItemValues) {
		return { name, defaultChecked: typed ? typed[name] === 'on' : values[name] === true }
	}

	return (
		<>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<TitleFields zh={field('titleZh')} en={field('titleEn')} onEnglish={setTitleEn} />
				<TextAreaField
					{...field('descriptionZh')}
					label="Chinese description"
					lang="zh-CN"
					rows={2}
					maxLength={longestDescription}
				/>
				<TextAreaField
					{...field('descriptionEn')}
					label="English description"
					rows={2}
					maxLength={longestDescription}
				/>
				<SelectField
					label="Type"
					name="type"
					required
					disabled={typeIsFixed}
					defaultValue={typed?.type ?? type}
					problem={fieldProblem(answer, 'type')}
				>
					<option value="course">Course with lessons</option>
					<option value="lesson">Single lesson</option>
				</SelectField>
				{typeIsFixed && <input type="hidden" name="type" value={type} />}
				<LevelField {...field('level')} />
				<SelectField {...field('category')} label="Category" required>
					{categories.map((category) => (
						<option key={category} value={category}>
							{categoryNames[category]}
						</option>
					))}
				</SelectField>
				<div className="grid gap-1.5">
					<StatusField {...field('status')} statuses={itemStatuses} />
					{emptyProblem && (
						<CheckField name="mayBeEmpty" label="Enable without a text" problem={emptyProblem} />
					)}
				</div>
				<SlugField
					{...field('slug')}
					title={titleEn}
					hint="Leave empty to use the English title."
				/>
				<OrderField
					{...field('orderNo')}
					hint={isInCourse ? 'Lower numbers come first.' : 'Higher numbers come first.'}
				/>
				{/* Applies to courses only. */}
				{(!typeIsFixed || type === 'course') && (
					<span className="group-has-[option[value=lesson]:checked]:hidden">
						<PathField {...field('pathNo')} />
					</span>
				)}
			</div>
			{cover}
			<fieldset className="grid gap-x-4 sm:grid-cols-2">
				<legend className="pb-1 font-medium text-ink-soft text-sm">Who may open it</legend>
				<CheckField {...check('isFree')} label="Free" />
				<CheckField {...check('isPrivate')} label="Private – only people you invite" />
			</fieldset>
			<fieldset className="grid gap-x-4 sm:grid-cols-2">
				<legend className="pb-1 font-medium text-ink-soft text-sm">How it is shown</legend>
				<CheckField {...check('showParagraphNumbers')} label="Paragraph numbers" />
				<CheckField {...check('dialogMode')} label="Dialogue: show speakers" />
				{/* Applies to courses only. */}
				{(!typeIsFixed || type === 'course') && (
					<span className="group-has-[option[value=lesson]:checked]:hidden">
						<CheckField
							{...check('useParentCoverForLessons')}
							label="Lessons show the course’s cover"
						/>
					</span>
				)}
			</fieldset>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<SelectField {...field('coverDisplayMode')} label="Cover display">
					<option value="cover">Cover: fills its frame</option>
					<option value="contain">Contain: whole within its frame</option>
					<option value="auto">Auto: in its own shape</option>
				</SelectField>
				{isInCourse && (
					<SelectField
						{...field('kind')}
						label="Kind"
						hint="“Same words, new text” and “Review” follow lessons and have no word that is new."
					>
						{lessonKinds.map((kind) => (
							<option key={kind} value={kind}>
								{lessonKindNames[kind]}
							</option>
						))}
					</SelectField>
				)}
			</div>
		</>
	)
}
