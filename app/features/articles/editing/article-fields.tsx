import { type ReactNode, useState } from 'react'
import { courseLevelNames, courseLevels } from '#app/domain/catalogue/course-level.ts'
import { highestOrder, longestTitle } from '#app/domain/catalogue/limits.ts'
import { longestSlug, slugOf } from '#app/domain/catalogue/slug.ts'
import { Field, SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { articleStatuses } from './article-status.ts'
import type { ArticleValues } from './article-values.ts'

type Props = {
	values: ArticleValues
	/** Its slug; undefined where it is yet to be made. */
	id: string | undefined
	cover: ReactNode
	/** What was typed before, if something was wrong with it. */
	answer: FormAnswer | undefined
}

/** What is known of an article besides its text. */
export function ArticleFields({ values, id, cover, answer }: Props) {
	const typed = answer?.typed
	const [enTitle, setEnTitle] = useState(typed?.enTitle ?? values.enTitle)

	function field(name: keyof ArticleValues) {
		const defaultValue = typed?.[name] ?? String(values[name] ?? '')
		return { name, defaultValue, problem: fieldProblem(answer, name) }
	}

	return (
		<div className="grid items-start gap-4 sm:grid-cols-2">
			<Field
				{...field('title')}
				label="Chinese title"
				lang="zh-CN"
				required
				maxLength={longestTitle}
				autoComplete="off"
			/>
			<Field
				{...field('enTitle')}
				label="English title"
				required
				maxLength={longestTitle}
				autoComplete="off"
				onInput={({ currentTarget }) => setEnTitle(currentTarget.value)}
			/>
			{id === undefined ? (
				<Field
					label="Slug"
					name="slug"
					defaultValue={typed?.slug ?? ''}
					problem={fieldProblem(answer, 'slug')}
					placeholder={slugOf(enTitle) || 'from the pinyin of the Chinese title'}
					hint="Left empty, it is made of the titles. It stays as it is from then on."
					maxLength={longestSlug}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
				/>
			) : (
				<Field label="Slug" value={id} readOnly hint="Its address stays as it is." />
			)}
			<SelectField {...field('level')} label="Level" required>
				{courseLevels.map((level) => (
					<option key={level} value={level}>
						{courseLevelNames[level]}
					</option>
				))}
			</SelectField>
			<SelectField {...field('status')} label="Status" required>
				{articleStatuses.map(({ value, name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</SelectField>
			<Field
				{...field('orderNo')}
				label="Order"
				type="number"
				inputMode="numeric"
				min={0}
				max={highestOrder}
				step={1}
				hint="The highest stands first."
			/>
			<div className="sm:col-span-2">{cover}</div>
		</div>
	)
}
