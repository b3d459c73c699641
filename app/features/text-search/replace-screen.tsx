import { Form, Link, useNavigation } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { langOf } from '#app/domain/hanzi.ts'
import { runPath } from '#app/domain/text-search/search-address.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { ChangeFields } from './change-fields.tsx'
import type { FoundChanges } from './find-changes.server.ts'
import type { ListedRun } from './list-runs.server.ts'
import { RunName, runStateTexts } from './run-name.tsx'
import { longestSought, mostLines } from './text-search.ts'

type Props = FoundChanges & {
	pattern: string
	replacement: string
	course: string
	runs: ListedRun[]
	/** The address of the preview, to which its form is sent. */
	askedAt: string
	failure: string | undefined
	answer: FormAnswer | undefined
}

/** Finds a text in all lessons and articles, previews its replacement and begins it. */
export function ReplaceScreen({ runs, failure, ...found }: Props) {
	return (
		<AdminPage title="Find and replace">
			<p className="text-ink-soft">
				Replaces Chinese or English text in lessons, their notes and exercises, and in articles.
				Titles are not changed. Changes to what learners can open wait to be published.
			</p>
			{failure && <FormNotice answer={{ problems: [{ text: failure }] }} />}
			<Question {...found} />
			{found.pattern !== '' && !failure && <Preview {...found} />}
			<Runs runs={runs} />
		</AdminPage>
	)
}

function Question({ pattern, replacement, course, courses }: Omit<Props, 'runs' | 'failure'>) {
	return (
		<Form method="get" className="grid items-start gap-4 sm:grid-cols-2" autoComplete="off">
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

function Preview({
	pattern,
	replacement,
	texts,
	isMore,
	askedAt,
	answer,
}: Omit<Props, 'runs' | 'failure'>) {
	const { formData } = useNavigation()
	const changed = texts.filter((text) => text.lines.length > 0).length
	const lines = texts.reduce((sum, text) => sum + text.lines.length, 0)
	if (texts.length === 0)
		return <Empty text="Nothing was found. Upper and lower case must match." />
	return (
		<Form method="post" action={askedAt} preventScrollReset className="grid gap-4">
			<input type="hidden" name="pattern" value={pattern} />
			<input type="hidden" name="replacement" value={replacement} />
			<FormNotice answer={answer} />
			<h2 className="font-semibold text-lg">
				{counted(lines, 'line')} in {counted(changed, 'text')}
			</h2>
			{isMore && (
				<p className="text-ink-soft">
					There are more lines. At most {mostLines} are replaced at a time. Press Preview again
					afterwards.
				</p>
			)}
			<ChangeFields texts={texts} pattern={pattern} replacement={replacement} />
			<div className="flex flex-wrap items-center gap-3">
				<AdminButton
					look="primary"
					isBusy={formData?.has('pattern') === true}
					busyLabel="Starting..."
				>
					Replace
				</AdminButton>
				<p className="text-ink-soft text-sm">You can undo the whole replacement.</p>
			</div>
		</Form>
	)
}

function Runs({ runs }: Pick<Props, 'runs'>) {
	if (runs.length === 0) return null
	return (
		<section className="grid gap-2" aria-labelledby="latest-runs">
			<h2 id="latest-runs" className="font-semibold text-lg">
				Latest replacements
			</h2>
			<ul className="grid gap-1">
				{runs.map((run) => (
					<li key={run.id} className="wrap-anywhere">
						<Link to={runPath(run.id)} className="text-accent-deep underline">
							<RunName run={run} />
						</Link>{' '}
						<span className="text-ink-soft text-sm">
							· {counted(run.texts, 'text')} · {runStateTexts[run.state]} ·{' '}
							<DateTime at={run.createdAt} />
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}
