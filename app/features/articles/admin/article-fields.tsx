import { type ReactNode, useState } from 'react'
import {
	LevelField,
	OrderField,
	SlugField,
	StatusField,
	TitleFields,
} from '#app/features/courses/admin/shared-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { articleStatuses } from './article-status.ts'
import type { ArticleValues } from './article-values.ts'

type Props = {
	values: ArticleValues
	/** Its slug; undefined for a new article. */
	id: string | undefined
	cover: ReactNode
	/** The refused form, if any. */
	answer: FormAnswer | undefined
}

/** The form fields of an article besides its text. */
export function ArticleFields({ values, id, cover, answer }: Props) {
	const typed = answer?.typed
	const [enTitle, setEnTitle] = useState(typed?.enTitle ?? values.enTitle)

	function field(name: keyof ArticleValues) {
		const defaultValue = typed?.[name] ?? String(values[name] ?? '')
		return { name, defaultValue, problem: fieldProblem(answer, name) }
	}

	return (
		<div className="grid items-start gap-4 sm:grid-cols-2">
			<TitleFields zh={field('title')} en={field('enTitle')} onEnglish={setEnTitle} />
			{id === undefined ? (
				<SlugField
					name="slug"
					defaultValue={typed?.slug ?? ''}
					problem={fieldProblem(answer, 'slug')}
					title={enTitle}
					hint="Leave empty to use the English title. The address cannot be changed later."
				/>
			) : (
				<Field label="Slug" value={id} readOnly hint="The address cannot be changed." />
			)}
			<LevelField {...field('level')} />
			<StatusField {...field('status')} statuses={articleStatuses} />
			<OrderField {...field('orderNo')} hint="Higher numbers come first." />
			<div className="sm:col-span-2">{cover}</div>
		</div>
	)
}
