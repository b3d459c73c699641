import { Form, useSearchParams } from '@remix-run/react'
import { useRef } from 'react'
import { langOf } from '#app/domain/hanzi.ts'
import { useArrivalFocus } from '#app/ui/admin/arrival-focus.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { BatchState } from './batch-state.tsx'
import { ChangePreview, type FoundPreview } from './change-preview.tsx'
import type { FoundChanges } from './find-changes.server.ts'
import { LatestRuns, UndoQuestion } from './latest-runs.tsx'
import type { ListedRun } from './list-runs.server.ts'
import { SearchPage } from './search-page.tsx'
import { longestSought } from './text-search.ts'
import { useBatches } from './use-batches.ts'

type Props = FoundPreview & {
	course: string
	courses: FoundChanges['courses']
	runs: ListedRun[]
	failure: string | undefined
}

/** Finds a text in all lessons and articles, previews its replacement, replaces it and undoes that. */
export function ReplaceScreen({ runs, failure, ...found }: Props) {
	const { askedAt, pattern } = found
	const batches = useBatches(askedAt)
	const { isBusy } = batches
	const [search] = useSearchParams()
	const asked = search.get('ask') === 'undo' ? search.get('of') : null
	const toUndo = runs.find(({ id, undoable }) => id === asked && undoable > 0)
	return (
		<SearchPage text={pattern} course={found.course}>
			<p className="text-ink-soft">
				Replaces Chinese or English text in lessons, their notes and exercises, and in articles.
				Titles are not changed. Changes to what learners can open wait to be published.
			</p>
			<p className="text-ink-soft">
				<WithHanzi text="Replace 大|夫 with 大夫, and two words become one, or the other way round. Replace 还 with 还[huán], and it gets this reading. Both change texts only, not notes or exercises." />
			</p>
			{failure && <FormNotice answer={{ problems: [{ text: failure }] }} />}
			<Question {...found} />
			<BatchState batches={batches} />
			{pattern !== '' && !failure && <ChangePreview {...found} batches={batches} />}
			<LatestRuns runs={runs} askedAt={askedAt} isBusy={isBusy} />
			{toUndo && !isBusy && <UndoQuestion run={toUndo} askedAt={askedAt} onUndo={batches.begin} />}
		</SearchPage>
	)
}

type QuestionProps = Pick<Props, 'pattern' | 'replacement' | 'course' | 'courses'>

function Question({ pattern, replacement, course, courses }: QuestionProps) {
	const form = useRef<HTMLFormElement>(null)
	useArrivalFocus(form, pattern === '')
	return (
		<Form
			ref={form}
			method="get"
			className="grid items-start gap-4 sm:grid-cols-2"
			autoComplete="off"
		>
			<Field
				label="Find"
				name="q"
				required
				maxLength={longestSought}
				lang={langOf(pattern)}
				defaultValue={pattern}
			/>
			<Field
				label="Replace with"
				name="with"
				maxLength={longestSought}
				lang={langOf(replacement)}
				defaultValue={replacement}
				hint="Leave it empty to delete what is found."
			/>
			<SelectField label="In" name="course" defaultValue={course}>
				<option value="">All lessons and articles</option>
				{courses.map(({ id, title }) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</SelectField>
			<div className="self-end">
				<AdminButton>Preview</AdminButton>
			</div>
		</Form>
	)
}
