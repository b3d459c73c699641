import { Form, Link, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { AddPeopleForm } from './add-people-form.tsx'
import type { GroupAnswer } from './answer-group-form.server.ts'
import { GroupCourses } from './group-courses.tsx'
import { groupPath } from './group-search.ts'
import type { GroupPage } from './read-group.server.ts'

type Props = GroupPage & {
	answer: GroupAnswer | undefined
	/** The intent of the last change. */
	done: string
	message: ReactNode
	/** Earlier changes. */
	history: ReactNode
}

/** A group: its members, those who are invited, and what they can open. */
export function GroupScreen({
	group,
	members,
	invitees,
	message,
	history,
	answer,
	done,
	...page
}: Props) {
	return (
		<AdminPage
			above={
				<Breadcrumb
					parts={[
						<Link key="groups" to="/admin/groups" className="underline">
							Groups
						</Link>,
						<WithHanzi key="name" text={group.name} />,
					]}
				/>
			}
			title={<WithHanzi text={group.name} />}
		>
			{message}
			{group.isDeleted ? (
				<Notice tone="warning">
					This group is deleted. It can be restored from the{' '}
					<Link to="/admin/trash?kind=group" className="underline">
						trash
					</Link>
					.
				</Notice>
			) : (
				<AddPeopleForm key={answer?.adding?.intent} group={group} answer={answer} />
			)}
			<Part
				heading={`Members (${members.length})`}
				isChanged={done === 'remove' || done === 'put-back'}
			>
				<Members group={group} members={members} />
			</Part>
			{invitees.length > 0 && (
				<Part heading={`Invited (${invitees.length})`} isChanged={done === 'withdraw'}>
					<Invitees group={group} invitees={invitees} />
				</Part>
			)}
			<Part
				heading="Private courses and lessons"
				isChanged={done === 'share' || done === 'unshare'}
			>
				<GroupCourses group={group} {...page} />
			</Part>
			<History>{history}</History>
		</AdminPage>
	)
}

type PartProps = { heading: string; isChanged: boolean; children: ReactNode }

function Part({ heading, isChanged, children }: PartProps) {
	const place = useRef<HTMLElement>(null)
	const { key } = useLocation()
	// A button that went with its row leaves the keyboard at the top of the page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
	useEffect(() => {
		const isLost = document.activeElement === document.body
		if (isChanged && isLost) place.current?.focus({ preventScroll: true })
	}, [isChanged, key])
	return (
		<section ref={place} tabIndex={-1} className="grid gap-2 outline-none" aria-label={heading}>
			<h2 className="font-semibold">{heading}</h2>
			{children}
		</section>
	)
}

function Members({ group, members }: Pick<GroupPage, 'group' | 'members'>) {
	return (
		<Table
			caption="Members"
			heads={['Display Name', 'Email', 'Since', 'Action']}
			emptyText="No members yet."
			rows={members.map(({ id, displayName, email, status, since }) => (
				<tr key={id}>
					<Cell of="Display Name" isHead>
						<WithHanzi text={displayName || '-'} />
					</Cell>
					<Cell of="Email">
						<span className="wrap-anywhere">{email}</span>
						{status !== accountStatuses.normal && (
							<span className="block text-amber text-xs">This account cannot sign in.</span>
						)}
					</Cell>
					<Cell of="Since">
						<DateTime at={since} />
					</Cell>
					<ActionCell>
						<Form method="post" action={groupPath(group.id)} replace preventScrollReset>
							<input type="hidden" name="intent" value="remove" />
							<input type="hidden" name="user" value={id} />
							<AdminButton look="quiet" aria-label={`Remove ${displayName} (${email})`}>
								Remove
							</AdminButton>
						</Form>
					</ActionCell>
				</tr>
			))}
		/>
	)
}

function Invitees({ group, invitees }: Pick<GroupPage, 'group' | 'invitees'>) {
	return (
		<Table
			caption="Invited"
			heads={['Email', 'State', 'Since', 'Action']}
			emptyText=""
			rows={invitees.map(({ email, since, hasLink, hasApplied }) => (
				<tr key={email}>
					<Cell of="Email" isHead>
						<span className="wrap-anywhere">{email}</span>
					</Cell>
					<Cell of="State">{stateText({ hasLink, hasApplied })}</Cell>
					<Cell of="Since">
						<DateTime at={since} />
					</Cell>
					<ActionCell>
						<span className="flex flex-wrap gap-1">
							{!hasApplied && (
								<InviteeForm group={group} email={email} intent="send-again" verb="Send again" />
							)}
							<InviteeForm group={group} email={email} intent="withdraw" verb="Take back" />
						</span>
					</ActionCell>
				</tr>
			))}
		/>
	)
}

function stateText({ hasLink, hasApplied }: { hasLink: boolean; hasApplied: boolean }): string {
	if (hasApplied) return 'Has applied. Joins once approved and confirmed'
	return hasLink ? 'Invited by email' : 'The link has expired'
}

type InviteeProps = Pick<GroupPage, 'group'> & {
	email: string
	intent: 'send-again' | 'withdraw'
	verb: string
}

function InviteeForm({ group, email, intent, verb }: InviteeProps) {
	return (
		<Form method="post" action={groupPath(group.id)} replace preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="email" value={email} />
			<AdminButton look="quiet" aria-label={`${verb}: ${email}`}>
				{verb}
			</AdminButton>
		</Form>
	)
}
