import { Link, useSearchParams } from '@remix-run/react'
import { changeSizeText } from '#app/domain/versions/change-size.ts'
import { partTitles } from '#app/domain/versions/version-content.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Comparison } from './compare-versions.server.ts'
import { Differences } from './differences.tsx'
import type { VersionsOwner } from './find-owner.server.ts'
import { comparisonPath, isCounted, versionsPath } from './versions-address.ts'
import { authorOf } from './versions-table.tsx'

type Props = { owner: VersionsOwner; comparison: Comparison; page: number }

/** One version, compared with the present state or with the version before it. */
export function ComparisonPart({ owner, comparison, page }: Props) {
	const { version, with: side, before, compared, obstacle } = comparison
	const [search] = useSearchParams()
	const path = versionsPath(owner)
	const pathWith = (changes: Parameters<typeof searchWith>[1]) =>
		`${path}${searchWith(withoutDialog(search), changes)}`
	return (
		<section aria-labelledby="compared" className="grid max-w-4xl gap-4">
			<div className="grid gap-1">
				<h2 id="compared" className="font-semibold text-lg">
					{partTitles[version.part]} of <DateTime at={version.savedAt} />
				</h2>
				<p className="text-ink-soft">
					Saved by <WithHanzi text={authorOf(version)} />. <Direction side={side} before={before} />
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Link to={path} className={adminButtonClass('secondary')}>
					All versions
				</Link>
				<Link
					to={comparisonPath(owner, version.id, side === 'before' ? 'present' : 'before')}
					replace
					className={adminButtonClass('secondary')}
				>
					{side === 'before' ? 'Compare with present' : 'Compare with the one before'}
				</Link>
				{compared && !isCounted(owner, version) && (
					<Link
						to={pathWith({ ask: 'restore', of: version.id })}
						state={opensDialog}
						preventScrollReset
						className={adminButtonClass('secondary')}
					>
						Restore
					</Link>
				)}
			</div>
			{obstacle && <Notice tone="error">{obstacle}</Notice>}
			{compared && (
				<>
					<p role="status" className="font-medium">
						{changeSizeText(version.part, compared.size)}
					</p>
					<Differences diff={compared.diff} />
					<PageLinks
						page={Math.min(page, compared.pages)}
						pages={compared.pages}
						pathOf={(next) => pathWith({ page: next })}
					/>
				</>
			)}
		</section>
	)
}

function Direction({ side, before }: { side: Comparison['with']; before: Comparison['before'] }) {
	if (side === 'present') return 'Below is what has changed since then.'
	if (!before) return 'It is the first version that was kept. Below is all of it.'
	return (
		<>
			Below is what this save changed. The version before is of <DateTime at={before.savedAt} />.
		</>
	)
}
