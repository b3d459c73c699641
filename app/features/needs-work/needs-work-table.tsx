import { Link, useNavigation } from '@remix-run/react'
import { needNames, needPath } from '#app/domain/needs-work/need-places.ts'
import { isWaiting, type Need } from '#app/domain/needs-work/needs.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { useListState } from '#app/ui/admin/list-state.ts'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { WaitingText } from './find-waiting.server.ts'
import { textInAddress } from './needs-work-search.ts'

/** The id of the form that the checkboxes belong to. */
export const selectionId = 'selected-texts'

const heads = [{ name: 'Select', isQuiet: true }, 'Title', 'In', 'Needs', 'Last saved']

type Props = {
	texts: WaitingText[]
	/** Whether the list may leave something out. */
	isFiltered: boolean
}

export function NeedsWorkTable({ texts, isFiltered }: Props) {
	const isBusy = useNavigation().state === 'loading'
	return (
		<Table
			caption="Needs work"
			heads={heads}
			isBusy={isBusy}
			emptyText={isFiltered ? 'Nothing matches.' : 'Nothing waits. All that was begun is done.'}
			rows={texts.map((text) => <Row key={textInAddress(text.owner)} text={text} />)}
		/>
	)
}

function Row({ text }: { text: WaitingText }) {
	const { owner, title, course, saved } = text
	const state = useListState()
	return (
		<tr>
			<Cell of="Select">
				<input
					type="checkbox"
					form={selectionId}
					name="ids"
					value={textInAddress(owner)}
					aria-label={`Select ${title.en}`}
					className="m-1 block size-4 accent-accent"
				/>
			</Cell>
			<Cell of="Title" isHead>
				<Link
					to={tabPath(owner)}
					state={state}
					className="inline-grid min-h-6 content-center hover:underline"
				>
					<span lang="zh-CN">{title.zh}</span>
					<span className="font-normal text-ink-soft text-xs">{title.en}</span>
				</Link>
			</Cell>
			<Cell of="In">
				{owner.kind === 'articles' ? 'Articles' : (course?.title ?? 'Single lesson')}
			</Cell>
			<Cell of="Needs">
				<ul className="flex flex-wrap gap-x-3 gap-y-1">
					{text.needs.map((need) => (
						<li key={need}>
							<NeedLink need={need} text={text} />
						</li>
					))}
				</ul>
			</Cell>
			<Cell of="Last saved">
				{saved ? (
					<span className="inline-grid">
						<DateTime at={saved.at} />
						{saved.by && (
							<span className="wrap-anywhere text-ink-quiet text-xs">
								<WithHanzi text={saved.by} />
							</span>
						)}
					</span>
				) : (
					'-'
				)}
			</Cell>
		</tr>
	)
}

/** Leads to where it is done. */
function NeedLink({ need, text }: { need: Need; text: WaitingText }) {
	const state = useListState()
	const { publishAt, reports } = text
	return (
		<Link
			to={needPath(need, text.owner)}
			state={state}
			className={`inline-flex min-h-6 items-center whitespace-nowrap hover:underline ${isWaiting(need) ? 'text-amber' : 'text-ink-soft'}`}
		>
			<span>
				{need === 'reports' ? `${needNames.reports}: ${reports}` : needNames[need]}
				{need === 'scheduled' && publishAt && (
					<>
						: <DateTime at={publishAt} isExact />
					</>
				)}
			</span>
		</Link>
	)
}
