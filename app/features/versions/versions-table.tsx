import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { publishStateNames } from '#app/domain/publishing/publish-state.ts'
import { changeSizeText } from '#app/domain/versions/change-size.ts'
import { partTitles, type VersionPart } from '#app/domain/versions/version-content.ts'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { VersionsOwner } from './find-owner.server.ts'
import type { ListedVersion, VersionSummary } from './list-versions.server.ts'
import { comparisonPath, isCounted, versionsPath } from './versions-address.ts'

type Props = { owner: VersionsOwner; versions: ListedVersion[] }

export function VersionsTable({ owner, versions }: Props) {
	const isBusy = useNavigation().state === 'loading'
	return (
		<Table
			caption="Versions"
			heads={['Saved', 'By', 'Part', 'Change', 'Action']}
			isBusy={isBusy}
			emptyText="No versions yet. The next save keeps the present state and the new one."
			rows={versions.map((version) => (
				<tr key={version.id}>
					<Cell of="Saved" isHead>
						<span className="inline-flex flex-wrap items-center gap-2">
							<DateTime at={version.savedAt} isExact />
							{isPresent(owner, version) && <Chip tone="jade">Present</Chip>}
							{isPublished(owner, version) && <Chip>{publishStateNames.published}</Chip>}
						</span>
					</Cell>
					<Cell of="By">
						<WithHanzi text={authorOf(version)} />
					</Cell>
					<Cell of="Part">{partTitles[version.part]}</Cell>
					<Cell of="Change">{changeOf(version)}</Cell>
					<ActionCell>
						<RowActions owner={owner} version={version} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

export function authorOf({ name, email }: Pick<VersionSummary, 'name' | 'email'>): string {
	return name ?? email ?? 'Not known'
}

function changeOf({ part, size, email }: VersionSummary): string {
	if (size) return changeSizeText(part, size)
	return email === null ? 'As found before the next save' : 'Not known'
}

const action =
	'inline-flex min-h-7 items-center whitespace-nowrap rounded-control px-1.5 font-medium text-ink-soft text-sm hover:bg-raised hover:text-ink hover:underline'

/** Whether an author would open this version now; not if it was saved and then discarded. */
function isPresent(owner: VersionsOwner, version: ListedVersion): boolean {
	return version.isNewest && isCounted(owner, version)
}

/** Whether learners read this version now. */
function isPublished(
	{ status, published }: VersionsOwner,
	{ part, version }: ListedVersion,
): boolean {
	const counters: Partial<Record<VersionPart, number | null>> = published
	return status === lessonStatuses.available && counters[part] === version
}

function RowActions({ owner, version }: { owner: VersionsOwner; version: ListedVersion }) {
	const [search] = useSearchParams()
	const { id, part } = version
	const name = `${partTitles[part]}, save ${version.version}`
	return (
		<span className="-ml-1.5 flex items-center max-xl:flex-wrap">
			<Link
				to={comparisonPath(owner, id, 'before')}
				aria-label={`What changed: ${name}`}
				className={action}
			>
				What changed
			</Link>
			{!isPresent(owner, version) && (
				<>
					<Link
						to={comparisonPath(owner, id, 'present')}
						aria-label={`Compare with the present: ${name}`}
						className={action}
					>
						Compare with present
					</Link>
					<Link
						to={`${versionsPath(owner)}${searchWith(withoutDialog(search), { ask: 'restore', of: id })}`}
						state={opensDialog}
						preventScrollReset
						aria-label={`Restore: ${name}`}
						className={action}
					>
						Restore
					</Link>
				</>
			)}
		</span>
	)
}
