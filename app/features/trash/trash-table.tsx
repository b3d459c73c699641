import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { ListedThing } from './list-trash.server.ts'
import { kindNames, thingInAddress } from './trash-search.ts'

const heads = ['Name', 'Kind', 'Deleted', 'By', { name: 'Days left', isNumber: true }, 'Action']

type Props = {
	things: ListedThing[]
	/** Whether the list may leave something out. */
	isFiltered: boolean
}

export function TrashTable({ things, isFiltered }: Props) {
	const isBusy = useNavigation().state === 'loading'
	return (
		<Table
			caption="Trash"
			heads={heads}
			isBusy={isBusy}
			emptyText={isFiltered ? 'Nothing in the trash matches.' : 'The trash is empty.'}
			rows={things.map((thing) => (
				<tr key={thingInAddress(thing)}>
					<Cell of="Name" isHead>
						<Name thing={thing} />
					</Cell>
					<Cell of="Kind">
						<span className="grid whitespace-nowrap">
							{kindNames[thing.kind]}
							{thing.kind === 'course' && (
								<span className="text-ink-quiet text-xs">
									{counted(thing.lessonCount, 'lesson')}
								</span>
							)}
						</span>
					</Cell>
					<Cell of="Deleted">
						<DateTime at={thing.deletedAt} />
					</Cell>
					<Cell of="By">
						<span className="wrap-anywhere">
							<WithHanzi text={thing.deletedBy ?? '-'} />
						</span>
					</Cell>
					<Cell of="Days left" isNumber>
						{thing.daysLeft}
					</Cell>
					<ActionCell>
						<Actions thing={thing} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

function Name({ thing }: { thing: ListedThing }) {
	const { kind, name, gloss, slug, courseTitle, isCourseInTrash } = thing
	return (
		<span className="wrap-anywhere inline-grid">
			{kind === 'group' ? <WithHanzi text={name} /> : <span lang="zh-CN">{name}</span>}
			<span
				lang={kind === 'word' ? 'zh-Latn-pinyin' : undefined}
				className="font-normal text-ink-soft text-xs"
			>
				{gloss}
			</span>
			{courseTitle !== null && (
				<span className="font-normal text-ink-quiet text-xs">
					in “{courseTitle}”{isCourseInTrash && ', which is in the trash too'}
				</span>
			)}
			{slug !== null && <span className="font-normal text-ink-quiet text-xs">{slug}</span>}
		</span>
	)
}

/** A lesson comes back only after its course. */
function Actions({ thing }: { thing: ListedThing }) {
	const [search] = useSearchParams()
	const { formData } = useNavigation()
	const { kind, id, gloss, name, isCourseInTrash } = thing
	const named = gloss === '' || kind === 'word' ? name : gloss
	const isBusy = formData?.get('intent') === 'restore' && formData.get('id') === id
	return (
		<span className="flex flex-wrap items-center gap-1 lg:flex-nowrap">
			{isCourseInTrash ? (
				<span className="text-ink-quiet text-xs">Restore its course first.</span>
			) : (
				<Form
					method="post"
					action={searchWith(withoutDialog(search), {})}
					replace
					preventScrollReset
				>
					<input type="hidden" name="intent" value="restore" />
					<input type="hidden" name="kind" value={kind} />
					<input type="hidden" name="id" value={id} />
					<AdminButton isBusy={isBusy} busyLabel="Restoring..." aria-label={`Restore: ${named}`}>
						Restore
					</AdminButton>
				</Form>
			)}
			<Link
				to={searchWith(withoutDialog(search), { ask: 'purge', of: thingInAddress(thing) })}
				state={opensDialog}
				preventScrollReset
				aria-label={`Delete now: ${named}`}
				className={adminButtonClass('quiet')}
			>
				Delete now
			</Link>
		</span>
	)
}
