import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import { needNames } from '#app/domain/needs-work/need-places.ts'
import { type Need, waitingNeeds } from '#app/domain/needs-work/needs.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { everyLesson } from '#app/features/courses/admin/course-search.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { type DotTone, StatusDot } from '#app/ui/admin/status-dot.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { OverviewCounts } from './read-overview.server.ts'

type Props = {
	counts: OverviewCounts
	/** How many days back failed audio jobs are counted. */
	failureDays: number
	/** How many lessons and articles have each need; undefined if they could not be counted. */
	needs: Partial<Record<Need, number>> | undefined
	/** The latest entries of the audit log. */
	changes: ReactNode
}

export function OverviewScreen({ counts, failureDays, needs, changes }: Props) {
	const { people, lessons, audio } = counts
	return (
		<AdminPage title="Overview">
			<div className="grid gap-4 min-[640px]:grid-cols-2 xl:grid-cols-4">
				{people && (
					<ShareBar
						title="Learners"
						unit="accounts"
						to="/admin/users"
						shares={learnerShares(people.learners)}
					/>
				)}
				<ShareBar
					title="Lessons"
					unit="lessons"
					to={`/admin/courses?type=${everyLesson}`}
					shares={lessonShares(lessons)}
					more={
						<Link to="/admin/courses?type=course" className="underline">
							{counted(counts.courses, 'course')}
						</Link>
					}
				/>
				<Figures
					title="Words"
					figures={[
						{ name: 'Total', value: counts.words, to: '/admin/vocab' },
						{ name: 'Custom', value: counts.customWords, to: '/admin/vocab?kind=custom' },
					]}
				/>
				<Figures
					title="Audio jobs"
					figures={[
						{ name: 'Running', value: audio.running, to: '#audio-jobs' },
						{ name: 'Waiting to be used', value: audio.unconfirmed, to: '#audio-jobs' },
						{
							name: `Failed in the last ${failureDays} days`,
							value: audio.failed,
							to: '#audio-jobs',
						},
					]}
				/>
			</div>
			<div className="grid items-start gap-4 lg:grid-cols-2">
				{people && <Applications waiting={people.waiting} />}
				<NeedsWork needs={needs} />
				<OpenReports count={counts.openReports} />
				<AudioJobs jobs={counts.jobs} />
				<section aria-labelledby="changes" className="card grid gap-3 p-4">
					<h2 id="changes" className="font-semibold">
						Last changes
					</h2>
					{changes}
					{people && (
						<Link to="/admin/activity" className="justify-self-start text-ink-soft underline">
							All changes
						</Link>
					)}
				</section>
			</div>
		</AdminPage>
	)
}

/** Applications that wait for an answer, the oldest first. */
function Applications({ waiting }: Pick<NonNullable<OverviewCounts['people']>, 'waiting'>) {
	return (
		<section aria-labelledby="waiting" className="card grid gap-3 p-4">
			<h2 id="waiting" className="font-semibold">
				Applications waiting
			</h2>
			{waiting.length === 0 ? (
				<p className="text-ink-quiet">No application is waiting.</p>
			) : (
				<>
					<ul className="grid gap-2">
						{waiting.map(({ id, displayName, email, createdAt }) => (
							<li key={id} className="wrap-anywhere border-line border-b pb-2 last:border-0">
								<span className="font-medium">
									<WithHanzi text={displayName} />
								</span>{' '}
								<span className="text-ink-soft">{email}</span>
								<p className="text-ink-quiet text-xs">
									since <DateTime at={createdAt} />
								</p>
							</li>
						))}
					</ul>
					<Link
						to="/admin/users?status=pending"
						className={`${adminButtonClass('primary')} justify-self-start`}
					>
						Review applications
					</Link>
				</>
			)}
		</section>
	)
}

type Figure = {
	name: string
	value: number
	/** The page or part of this page that lists what is counted. */
	to: string
}

function Figures({ title, figures }: { title: string; figures: Figure[] }) {
	return (
		<section aria-label={title} className="card grid content-start gap-3 p-4">
			<h2 className="text-ink-soft text-sm">{title}</h2>
			<dl className="grid gap-1">
				{figures.map(({ name, value, to }) => (
					<div key={name} className="flex items-baseline justify-between gap-2">
						<dt className="text-sm">{name}</dt>
						<dd className="font-semibold text-lg tabular-nums">
							<FigureLink to={to} name={`${title}, ${name}`} value={value} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

function FigureLink({ to, name, value }: { to: string; name: string; value: number }) {
	const shown = value.toLocaleString('en')
	return (
		<Link to={to} aria-label={`${shown}: ${name}`} className="underline decoration-line">
			{shown}
		</Link>
	)
}

/** What was begun and waits to be finished, with the list of it. */
function NeedsWork({ needs }: Pick<Props, 'needs'>) {
	// Reports have a part of their own.
	const shown = waitingNeeds.filter((need) => need !== 'reports' && needs?.[need])
	return (
		<section aria-labelledby="needs-work" className="card grid gap-3 p-4">
			<h2 id="needs-work" className="font-semibold">
				Needs work
			</h2>
			{!needs ? (
				<p className="text-ink-quiet">This could not be counted. Please try again.</p>
			) : shown.length === 0 ? (
				<p className="text-ink-quiet">All that was begun is done.</p>
			) : (
				<dl className="grid gap-1">
					{shown.map((need) => (
						<div key={need} className="flex items-baseline justify-between gap-2">
							<dt className="text-sm">{needNames[need]}</dt>
							<dd className="tabular-nums">
								<FigureLink
									to={`/admin/needs-work?what=${need}`}
									name={needNames[need]}
									value={needs[need] ?? 0}
								/>
							</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	)
}

function OpenReports({ count }: { count: number }) {
	return (
		<section aria-labelledby="reports" className="card grid gap-3 p-4">
			<h2 id="reports" className="font-semibold">
				Learners’ reports
			</h2>
			{count === 0 ? (
				<p className="text-ink-quiet">No report is open.</p>
			) : (
				<Link to="/admin/reports" className={`${adminButtonClass('secondary')} justify-self-start`}>
					Review {counted(count, 'report')}
				</Link>
			)}
		</section>
	)
}

const jobNames = {
	queued: 'Running',
	processing: 'Running',
	completed: 'Waiting to be used',
	confirmed: 'Published',
	error: 'Failed',
} as const

/** Where an audio waits to be heard and published, and why one could not be made. */
function AudioJobs({ jobs }: { jobs: OverviewCounts['jobs'] }) {
	return (
		<section aria-labelledby="audio-jobs" className="card grid gap-3 p-4">
			<h2 id="audio-jobs" className="font-semibold">
				Audio waiting for you
			</h2>
			{jobs.length === 0 ? (
				<p className="text-ink-quiet">Nothing is running, waiting or failed.</p>
			) : (
				<ul className="grid gap-2">
					{jobs.map((job) => (
						<li key={job.id} className="wrap-anywhere border-line border-b pb-2 last:border-0">
							<Link to={audioDialogOf(job)} className="font-medium underline">
								{job.name ?? 'Untitled'}
							</Link>{' '}
							<span className="text-ink-soft">{jobNames[job.status]}</span>
							{job.failure && <p className="text-cinnabar-deep text-sm">{job.failure}</p>}
							{job.errorDetail && <p className="text-ink-soft text-sm">{job.errorDetail}</p>}
							<p className="text-ink-quiet text-xs">
								<DateTime at={job.at} />
							</p>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

function audioDialogOf({ lessonId, articleId }: OverviewCounts['jobs'][number]): string {
	const id = lessonId ?? articleId ?? ''
	const kind = lessonId === null ? 'articles' : 'lessons'
	return `${tabPath({ kind, id })}?${new URLSearchParams({ ask: 'audio', of: id })}`
}

type Counted = { status: number; count: number }[]

function countOf(counted: Counted, code: number): number {
	return counted.find(({ status }) => status === code)?.count ?? 0
}

function learnerShares(counted: Counted): Share[] {
	return [
		{ name: 'Normal', status: 'normal', tone: 'jade', count: countOf(counted, 1) },
		{ name: 'Pending', status: 'pending', tone: 'amber', count: countOf(counted, 0) },
		{ name: 'Rejected', status: 'rejected', tone: 'cinnabar', count: countOf(counted, 2) },
		{ name: 'Disabled', status: 'disabled', tone: 'plain', count: countOf(counted, 3) },
	]
}

function lessonShares(counted: Counted): Share[] {
	return [
		{ name: 'Enabled', status: 'enabled', tone: 'jade', count: countOf(counted, 1) },
		{ name: 'Coming Soon', status: 'coming-soon', tone: 'amber', count: countOf(counted, 2) },
		{ name: 'Disabled', status: 'disabled', tone: 'plain', count: countOf(counted, 0) },
	]
}

type Share = {
	name: string
	/** Its name in the list's address. */
	status: string
	tone: DotTone
	count: number
}

type ShareBarProps = {
	title: string
	unit: string
	/** The list of what is counted. */
	to: string
	shares: Share[]
	more?: ReactNode
}

/** A total and its parts: a number, a bar and a list. */
function ShareBar({ title, unit, to, shares, more }: ShareBarProps) {
	const total = shares.reduce((sum, { count }) => sum + count, 0)
	return (
		<section aria-label={title} className="card grid content-start gap-3 p-4">
			<h2 className="text-ink-soft text-sm">{title}</h2>
			<p className="font-semibold text-2xl tabular-nums">
				<FigureLink to={to} name={title} value={total} />{' '}
				<span className="font-normal text-ink-quiet text-sm">
					{unit}
					{more && <> and {more}</>}
				</span>
			</p>
			<div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
				{shares
					.filter(({ count }) => count > 0)
					.map(({ name, tone, count }) => (
						<div key={name} data-tone={tone} className="admin-dot" style={{ flexGrow: count }} />
					))}
			</div>
			<dl className="grid gap-1 text-sm">
				{shares.map(({ name, status, tone, count }) => (
					<div key={name} className="flex justify-between gap-2">
						<dt>
							<StatusDot tone={tone}>{name}</StatusDot>
						</dt>
						<dd className="tabular-nums">
							<FigureLink
								to={`${to}${to.includes('?') ? '&' : '?'}status=${status}`}
								name={`${title}, ${name}`}
								value={count}
							/>
						</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
