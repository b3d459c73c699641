import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import { itemPath } from '#app/domain/publishing/text-tabs.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { UpLink } from '#app/ui/admin/up-link.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Activity } from './activity-of-user.server.ts'
import { Address } from './address.tsx'
import { levelNames } from './change-words.ts'
import type { Account } from './list-users.server.ts'
import { UserActions } from './user-actions.tsx'
import { UserStatus } from './user-status.tsx'

type Props = {
	account: Account & { countryName: string | undefined }
	isOwn: boolean
	activity: Activity
	/** Earlier changes of the account. */
	history: ReactNode
}

/** A person's account, and what they do in lessons. */
export function UserScreen({ account, isOwn, activity, history }: Props) {
	const { displayName, email } = account
	// The dialogs open above the list with this account alone.
	const list = new URLSearchParams({ keyword: email })
	return (
		<AdminPage
			above={
				<span className="-ml-3">
					<UpLink to="/admin/users" />
				</span>
			}
			title={<WithHanzi text={displayName || email} />}
			actions={<UserActions user={account} isOwn={isOwn} list={list} />}
		>
			<AccountFacts account={account} activity={activity} />
			<Part heading="Courses">
				<CoursesTable courses={activity.courses} />
			</Part>
			<Part heading="Shares">
				<SharesTable shares={activity.shares} />
			</Part>
			<Part heading="History">{history}</Part>
		</AdminPage>
	)
}

function AccountFacts({ account, activity }: Pick<Props, 'account' | 'activity'>) {
	const { email, isConfirmed, phone, countryName, langLevel, level, status } = account
	const { createdAt, leavesAt, hasSecondFactor } = account
	const { minutes, lastDay } = activity
	const levelName = levelNames[level]
	const facts: { name: string; value: ReactNode }[] = [
		{
			name: 'Email',
			value: (
				<>
					<Address email={email} />
					{!isConfirmed && <span className="block text-amber text-xs">Not confirmed</span>}
				</>
			),
		},
		{ name: 'Phone', value: phone || '-' },
		{ name: 'Status', value: <UserStatus status={status} /> },
		{ name: 'Level', value: levelName ? `${level} – ${levelName}` : level },
		{ name: 'Second step', value: hasSecondFactor ? 'Yes' : 'No' },
		{ name: 'Language level', value: spellHskLevel(langLevel) },
		{ name: 'Country', value: countryName ?? '-' },
		{ name: 'Registered', value: <DateTime at={createdAt} /> },
		{ name: 'Time with texts', value: minutes === 0 ? '-' : timeText(minutes) },
		{ name: 'Last day with texts', value: lastDay ?? '-' },
		...(leavesAt ? [{ name: 'Will be deleted', value: <DateTime at={leavesAt} /> }] : []),
	]
	return (
		<dl className="card grid gap-x-6 gap-y-3 p-4 sm:grid-cols-2 xl:grid-cols-4">
			{facts.map(({ name, value }) => (
				<div key={name} className="wrap-anywhere grid min-w-0 content-start">
					<dt className="text-ink-soft text-sm">{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}

function timeText(minutes: number): string {
	const hours = Math.floor(minutes / 60)
	return hours === 0 ? `${minutes} min` : `${hours.toLocaleString('en')} h ${minutes % 60} min`
}

function CoursesTable({ courses }: Pick<Activity, 'courses'>) {
	return (
		<Table
			caption="Courses"
			heads={[
				'Course',
				{ name: 'Opened', isNumber: true },
				{ name: 'Finished', isNumber: true },
				{ name: 'Best result', isNumber: true },
				'Last visit',
			]}
			emptyText="No lesson opened yet."
			rows={courses.map(({ id, type, title, opened, finished, lessons, score, at }) => (
				<tr key={id}>
					<Cell of="Course" isHead>
						<Title id={id} type={type} title={title} />
					</Cell>
					<Cell of="Opened" isNumber>
						{opened}
					</Cell>
					<Cell of="Finished" isNumber>
						{finished} of {lessons}
					</Cell>
					<Cell of="Best result" isNumber>
						{score === undefined ? '-' : `${score}%`}
					</Cell>
					<Cell of="Last visit">
						<DateTime at={at} />
					</Cell>
				</tr>
			))}
		/>
	)
}

function SharesTable({ shares }: Pick<Activity, 'shares'>) {
	return (
		<Table
			caption="Shares"
			heads={['Shared', 'By', 'Since']}
			emptyText="Nothing is shared with this person."
			rows={shares.map(({ lessonId, type, title, isDeleted, sharedBy, at }) => (
				<tr key={lessonId}>
					<Cell of="Shared" isHead>
						<Title id={lessonId} type={type} title={title} isDeleted={isDeleted} />
					</Cell>
					<Cell of="By">
						<WithHanzi text={sharedBy ?? '-'} />
					</Cell>
					<Cell of="Since">
						<DateTime at={at} />
					</Cell>
				</tr>
			))}
		/>
	)
}

type TitleProps = {
	id: string
	type: 'course' | 'lesson'
	title: { zh: string; en: string }
	isDeleted?: boolean
}

function Title({ id, type, title, isDeleted = false }: TitleProps) {
	const shown = (
		<>
			<span lang="zh-CN">{title.zh}</span>
			<span className="font-normal text-ink-soft text-xs">{title.en}</span>
		</>
	)
	if (isDeleted) {
		return (
			<span className="inline-grid">
				{shown}
				<span className="font-normal text-ink-quiet text-xs">In the trash</span>
			</span>
		)
	}
	return (
		<Link
			to={itemPath({ id, type })}
			className="inline-grid min-h-6 content-center hover:underline"
		>
			{shown}
		</Link>
	)
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section aria-label={heading} className="grid gap-2">
			<h2 className="font-semibold">{heading}</h2>
			{children}
		</section>
	)
}
