import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react'
import type { ReportStatus } from '#app/domain/reports/report.ts'
import { PlaceText } from '#app/features/reports/place-text.tsx'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { ReportGroup } from './list-reports.server.ts'
import { editorPath, entryPath } from './place-links.ts'
import { SaidList } from './said-list.tsx'

const heads = ['Place', 'In', 'What is wrong', 'Action']

type Props = { groups: ReportGroup[]; status: ReportStatus; isFiltered: boolean }

export function ReportsTable({ groups, status, isFiltered }: Props) {
	const isBusy = useNavigation().state === 'loading'
	const none = status === 'open' ? 'No report is open.' : 'No report has this status.'
	return (
		<Table
			caption="Reports"
			heads={heads}
			isBusy={isBusy}
			emptyText={isFiltered ? 'No report matches.' : none}
			rows={groups.map((group) => (
				<tr key={group.id}>
					<Cell of="Place" isHead>
						<PlaceText place={group} />
					</Cell>
					<Cell of="In">
						<Owner group={group} />
					</Cell>
					<Cell of="What is wrong">
						<SaidList said={group.said} />
						{group.reply && (
							<p className="wrap-anywhere mt-1 whitespace-pre-line border-jade border-l-2 pl-2 text-ink-soft">
								<WithHanzi text={group.reply} />
							</p>
						)}
					</Cell>
					<ActionCell>
						{status === 'open' ? <AnswerLinks group={group} /> : <Reopen group={group} />}
					</ActionCell>
				</tr>
			))}
		/>
	)
}

/** The text that the place belongs to; leads to where it is edited. */
function Owner({ group }: { group: ReportGroup }) {
	const { part, word, said, lessonTitle, courseTitle, articleTitle } = group
	const kinds = said.map(({ kind }) => kind)
	const isOfEntry = kinds.includes('meaning') || kinds.includes('level')
	const isAboutWord = part !== 'dictionary' && isOfEntry && word !== null
	return (
		<span className="wrap-anywhere grid">
			<Link to={editorPath(group, kinds)} className="underline">
				<WithHanzi text={lessonTitle ?? articleTitle ?? 'Dictionary'} />
			</Link>
			{courseTitle !== null && <span className="text-ink-quiet text-xs">in “{courseTitle}”</span>}
			{(part === 'notes' || part === 'exercise') && (
				<span className="text-ink-quiet text-xs">{part === 'notes' ? 'Notes' : 'Exercise'}</span>
			)}
			{isAboutWord && (
				<Link to={entryPath(group)} className="text-xs underline">
					Entry of <span lang="zh-CN">{word}</span>
				</Link>
			)}
		</span>
	)
}

/** The name of a row, for screen readers, which read its buttons alone. */
function nameOfPlace({ word, sentence, lessonTitle, articleTitle }: ReportGroup): string {
	return word ?? sentence ?? lessonTitle ?? articleTitle ?? ''
}

function AnswerLinks({ group }: { group: ReportGroup }) {
	const [search] = useSearchParams()
	const name = nameOfPlace(group)
	const linkTo = (ask: string) => searchWith(withoutDialog(search), { ask, of: group.id })
	return (
		<span className="flex flex-wrap gap-1">
			<Link
				to={linkTo('resolve')}
				state={opensDialog}
				preventScrollReset
				aria-label={`Resolve: ${name}`}
				className={adminButtonClass('secondary')}
			>
				Resolve
			</Link>
			<Link
				to={linkTo('reject')}
				state={opensDialog}
				preventScrollReset
				aria-label={`No change needed: ${name}`}
				className={adminButtonClass('quiet')}
			>
				No change needed
			</Link>
		</span>
	)
}

function Reopen({ group }: { group: ReportGroup }) {
	const [search] = useSearchParams()
	const { formData } = useNavigation()
	const isBusy = formData?.get('intent') === 'reopen' && formData.get('of') === group.id
	return (
		<Form method="post" action={searchWith(withoutDialog(search), {})} replace preventScrollReset>
			<input type="hidden" name="intent" value="reopen" />
			<input type="hidden" name="of" value={group.id} />
			<AdminButton
				look="quiet"
				isBusy={isBusy}
				busyLabel="Reopening..."
				aria-label={`Reopen: ${nameOfPlace(group)}`}
			>
				Reopen
			</AdminButton>
		</Form>
	)
}
