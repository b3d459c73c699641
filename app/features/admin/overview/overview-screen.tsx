import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
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
	/** The latest entries of the audit log. */
	changes: ReactNode
}

export function OverviewScreen({ counts, failureDays, changes }: Props) {
	const { learners, lessons, waiting, audio } = counts
	return (
		<AdminPage title="Overview">
			<div className="grid gap-4 min-[640px]:grid-cols-2 xl:grid-cols-4">
				<ShareBar title="Learners" unit="accounts" shares={learnerShares(learners)} />
				<ShareBar
					title="Lessons"
					unit={`and ${counts.courses} courses`}
					shares={lessonShares(lessons)}
				/>
				<Figures
					title="Words"
					figures={[
						['Total', counts.words],
						['Custom', counts.customWords],
					]}
				/>
				<Figures
					title="Audio jobs"
					figures={[
						['Running', audio.running],
						['To be confirmed', audio.unconfirmed],
						[`Failed in the last ${failureDays} days`, audio.failed],
					]}
				/>
			</div>
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<section aria-labelledby="waiting" className="card grid gap-3 p-4">
					<h2 id="waiting" className="font-semibold">
						Applications waiting
					</h2>
					{waiting.length === 0 ? (
						<p className="text-ink-quiet">Nobody is waiting.</p>
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
				<section aria-labelledby="changes" className="card grid gap-3 p-4">
					<h2 id="changes" className="font-semibold">
						Last changes
					</h2>
					{changes}
				</section>
			</div>
		</AdminPage>
	)
}

type FiguresProps = { title: string; figures: [name: string, value: number][] }

function Figures({ title, figures }: FiguresProps) {
	return (
		<section aria-label={title} className="card grid content-start gap-3 p-4">
			<h2 className="text-ink-soft text-sm">{title}</h2>
			<dl className="grid gap-1">
				{figures.map(([name, value]) => (
					<div key={name} className="flex items-baseline justify-between gap-2">
						<dt className="text-sm">{name}</dt>
						<dd className="font-semibold text-lg tabular-nums">{value.toLocaleString('en')}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

type Counted = { status: number; count: number }[]

function countOf(counted: Counted, code: number): number {
	return counted.find(({ status }) => status === code)?.count ?? 0
}

function learnerShares(counted: Counted): Share[] {
	return [
		{ name: 'Normal', tone: 'jade', count: countOf(counted, 1) },
		{ name: 'Pending', tone: 'amber', count: countOf(counted, 0) },
		{ name: 'Rejected', tone: 'cinnabar', count: countOf(counted, 2) },
		{ name: 'Disabled', tone: 'plain', count: countOf(counted, 3) },
	]
}

function lessonShares(counted: Counted): Share[] {
	return [
		{ name: 'Enabled', tone: 'jade', count: countOf(counted, 1) },
		{ name: 'Coming Soon', tone: 'amber', count: countOf(counted, 2) },
		{ name: 'Disabled', tone: 'plain', count: countOf(counted, 0) },
	]
}

type Share = { name: string; tone: DotTone; count: number }

type ShareBarProps = { title: string; unit: string; shares: Share[] }

/** A total and its parts: a number, a bar and a list. */
function ShareBar({ title, unit, shares }: ShareBarProps) {
	const total = shares.reduce((sum, { count }) => sum + count, 0)
	return (
		<section aria-label={title} className="card grid content-start gap-3 p-4">
			<h2 className="text-ink-soft text-sm">{title}</h2>
			<p className="font-semibold text-2xl tabular-nums">
				{total.toLocaleString('en')}{' '}
				<span className="font-normal text-ink-quiet text-sm">{unit}</span>
			</p>
			<div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
				{shares
					.filter(({ count }) => count > 0)
					.map(({ name, tone, count }) => (
						<div key={name} data-tone={tone} className="admin-dot" style={{ flexGrow: count }} />
					))}
			</div>
			<dl className="grid gap-1 text-sm">
				{shares.map(({ name, tone, count }) => (
					<div key={name} className="flex justify-between gap-2">
						<dt>
							<StatusDot tone={tone}>{name}</StatusDot>
						</dt>
						<dd className="tabular-nums">{count.toLocaleString('en')}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
