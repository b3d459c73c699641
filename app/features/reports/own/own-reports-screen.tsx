import { Link } from '@remix-run/react'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import { kindNames } from '#app/features/reports/kind-names.ts'
import { PlaceText } from '#app/features/reports/place-text.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { Outcome } from './outcome.tsx'
import type { OwnReport } from './own-reports.server.ts'

/** A person’s reports, and what became of them. */
export function OwnReportsScreen({ reports }: { reports: OwnReport[] }) {
	return (
		<SettingsFrame title="Your reports" path="/settings/reports">
			<section aria-labelledby="reports" className="card grid">
				<h2 id="reports" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
					Your reports
				</h2>
				{reports.length === 0 ? (
					<p className="px-5 py-4 text-ink-soft sm:px-6">
						No reports yet. To send one, press a word in a text, or look below an exercise, and
						press “Something wrong?”.
					</p>
				) : (
					<ul className="grid divide-y divide-line px-5 sm:px-6">
						{reports.map((report) => (
							<li key={report.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
								<OneReport report={report} />
							</li>
						))}
					</ul>
				)}
			</section>
		</SettingsFrame>
	)
}

function OneReport({ report }: { report: OwnReport }) {
	const { kind, note, createdAt, isNew } = report
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-2 text-ink-quiet text-sm">
				<span className="font-medium text-ink">{kindNames[kind]}</span>
				<Owner report={report} />
				<time dateTime={createdAt.toISOString()}>{createdAt.toISOString().slice(0, 10)}</time>
				{isNew && <Chip tone="jade">New</Chip>}
			</p>
			<PlaceText place={report} />
			{note !== '' && (
				<p className="wrap-anywhere whitespace-pre-line text-ink-soft text-sm">
					You wrote: <WithHanzi text={note} />
				</p>
			)}
			<Outcome report={report} />
		</>
	)
}

function Owner({ report }: { report: OwnReport }) {
	const { part, word, lessonSlug, lessonTitle, articleId, articleTitle } = report
	if (part === 'dictionary') {
		return (
			<Link to={dictionaryPath(word ?? '')} className="underline">
				Dictionary
			</Link>
		)
	}
	if (lessonSlug === null && articleId === null) return <>No longer there</>
	const path = lessonSlug === null ? `/articles/${articleId}` : `/courses/lessons/${lessonSlug}`
	return (
		<Link to={path} className="underline">
			<WithHanzi text={lessonTitle ?? articleTitle ?? ''} />
		</Link>
	)
}
