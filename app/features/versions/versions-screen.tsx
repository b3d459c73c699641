import { Link, useSearchParams } from '@remix-run/react'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import { coursePath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import { partTitles, type VersionPart } from '#app/domain/versions/version-content.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { pageCount, searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import type { Comparison } from './compare-versions.server.ts'
import { ComparisonPart } from './comparison-part.tsx'
import type { VersionsOwner } from './find-owner.server.ts'
import type { Restorable } from './find-restorable.server.ts'
import type { listVersions } from './list-versions.server.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { type VersionsSearch, versionsPath } from './versions-address.ts'
import { VersionsTable } from './versions-table.tsx'

type Loaded =
	| { refusal: string }
	| {
			owner: VersionsOwner
			search: VersionsSearch
			listed: Awaited<ReturnType<typeof listVersions>> | undefined
			comparison: Comparison | undefined
			asked: Restorable | undefined
			/** Says that the version in the address is not there. */
			problem: string | undefined
	  }

type Props = { loaded: Loaded; answer: FormAnswer | undefined }

/** "Versions · Good Morning" */
export function versionsTitle(loaded: Loaded | undefined): string {
	return loaded && 'owner' in loaded ? `Versions · ${loaded.owner.title.en}` : 'Versions'
}

/** The versions of a lesson or an article: their list, or one of them compared with another. */
export function VersionsScreen({ loaded, answer }: Props) {
	const [searchParams] = useSearchParams()
	if ('refusal' in loaded) {
		return (
			<AdminPage title="Versions">
				<Notice tone="error">{loaded.refusal}</Notice>
			</AdminPage>
		)
	}
	const { owner, search, listed, comparison, asked, problem } = loaded
	const path = versionsPath(owner)
	const listPath = `${path}${searchWith(withoutDialog(searchParams), {})}`
	return (
		<AdminPage above={<OwnerPath owner={owner} />} title={`Versions: ${owner.title.en}`}>
			{search.done && <AdminMessage tone="success" text={restoredTexts[search.done]} />}
			{problem && <Notice tone="error">{problem}</Notice>}
			{comparison && <ComparisonPart owner={owner} comparison={comparison} page={search.page} />}
			{listed && (
				<>
					<p className="max-w-prose text-ink-soft">
						Each save is kept. After 30 days the last one of each day stays.
					</p>
					<PartLinks path={path} parts={listed.parts} chosen={search.part} />
					<VersionsTable owner={owner} versions={listed.versions} />
					<PageLinks
						page={search.page}
						pages={pageCount(listed.total, search.size)}
						pathOf={(page) => `${path}${searchWith(withoutDialog(searchParams), { page })}`}
					/>
				</>
			)}
			{asked && (
				<RestoreDialog
					asked={asked}
					isHeldBack={isHeldBack(owner.status)}
					askedAt={`${path}${searchWith(searchParams, {})}`}
					listPath={listPath}
					answer={answer}
				/>
			)}
		</AdminPage>
	)
}

const restoredTexts: Record<VersionPart, string> = {
	text: 'Restored. The text is as it was.',
	notes: 'Restored. The notes are as they were.',
	exercises: 'Restored. The exercises are as they were.',
}

function OwnerPath({ owner }: { owner: VersionsOwner }) {
	const { kind, id, title, course } = owner
	const links = [
		kind === 'lessons'
			? { to: '/admin/courses', name: 'Courses' }
			: { to: '/admin/articles', name: 'Articles' },
		...(course ? [{ to: coursePath(course.id), name: course.title.en }] : []),
		{ to: tabPath({ kind, id }), name: title.en },
	]
	return (
		<Breadcrumb
			parts={[
				...links.map(({ to, name }) => (
					<Link key={to} to={to} className="underline">
						{name}
					</Link>
				)),
				'Versions',
			]}
		/>
	)
}

type PartLinksProps = { path: string; parts: VersionPart[]; chosen: VersionPart | undefined }

/** Links to the versions of one part, where there are several. */
function PartLinks({ path, parts, chosen }: PartLinksProps) {
	if (parts.length < 2) return null
	const links = [
		{ to: path, name: 'All', isChosen: chosen === undefined },
		...parts.map((part) => ({
			to: `${path}?part=${part}`,
			name: partTitles[part],
			isChosen: part === chosen,
		})),
	]
	return (
		<nav aria-label="Parts" className="flex flex-wrap gap-1">
			{links.map(({ to, name, isChosen }) => (
				<Link
					key={to}
					to={to}
					preventScrollReset
					aria-current={isChosen ? 'page' : undefined}
					className="inline-flex min-h-8 items-center rounded-control border border-transparent px-3 font-medium text-ink-soft text-sm hover:bg-sunken aria-[current]:border-edge aria-[current]:bg-raised aria-[current]:text-ink"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
