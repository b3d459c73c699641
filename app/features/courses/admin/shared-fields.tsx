/** The fields that courses, lessons and articles share. */
import { courseLevelNames, courseLevels } from '#app/domain/courses/course-level.ts'
import { highestOrder, lastOnPath, longestTitle } from '#app/domain/courses/limits.ts'
import { longestSlug, slugOf } from '#app/domain/courses/slug.ts'
import { Field, SelectField } from '#app/ui/field.tsx'

type FormField = { name: string; defaultValue: string; problem: string | undefined }

type TitleProps = {
	zh: FormField
	en: FormField
	onEnglish: (title: string) => void
}

export function TitleFields({ zh, en, onEnglish }: TitleProps) {
	const title = { required: true, maxLength: longestTitle, autoComplete: 'off' }
	return (
		<>
			<Field {...zh} {...title} label="Chinese title" lang="zh-CN" />
			<Field
				{...en}
				{...title}
				label="English title"
				onInput={({ currentTarget }) => onEnglish(currentTarget.value)}
			/>
		</>
	)
}

/** Generated if empty. The placeholder shows what the English title gives. */
export function SlugField({ title, hint, ...field }: FormField & { title: string; hint: string }) {
	return (
		<Field
			{...field}
			label="Slug"
			placeholder={slugOf(title)}
			hint={hint}
			maxLength={longestSlug}
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
		/>
	)
}

export function LevelField(field: FormField) {
	return (
		<SelectField {...field} label="Level" required>
			{courseLevels.map((level) => (
				<option key={level} value={level}>
					{courseLevelNames[level]}
				</option>
			))}
		</SelectField>
	)
}

type StatusProps = FormField & { statuses: readonly { value: number; name: string }[] }

export function StatusField({ statuses, ...field }: StatusProps) {
	return (
		<SelectField {...field} label="Status" required>
			{statuses.map(({ value, name }) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</SelectField>
	)
}

export function OrderField({ hint, ...field }: FormField & { hint?: string }) {
	return (
		<Field
			{...field}
			label="Order"
			type="number"
			inputMode="numeric"
			min={0}
			max={highestOrder}
			step={1}
			hint={hint}
		/>
	)
}

export function PathField(field: FormField) {
	return (
		<Field
			{...field}
			label="Place on the path"
			type="number"
			inputMode="numeric"
			min={1}
			max={lastOnPath}
			step={1}
			hint="Lower numbers come first. Leave empty for a course off the path."
		/>
	)
}
