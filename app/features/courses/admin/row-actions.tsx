import { Link, useSearchParams } from '@remix-run/react'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { coursePath, editingPath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { useListState } from '#app/ui/admin/list-state.ts'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'
import { Menu, menuItemClass } from '#app/ui/admin/menu.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { ItemType } from './item-status.ts'
import { StatusSwitch } from './status-switch.tsx'

const dialogLink = { state: opensDialog, preventScrollReset: true }

type Props = {
	item: {
		id: string
		type: ItemType
		title: { zh: string; en: string }
		isPrivate: boolean
		status: number
		version: number
	}
	/** More buttons for the menu. */
	children?: ReactNode
}

const action =
	'inline-flex min-h-7 items-center whitespace-nowrap rounded-control px-1.5 font-medium text-ink-soft text-sm hover:bg-raised hover:text-ink hover:underline'

/** The actions of a course or lesson. Dialogs open by address. */
export function RowActions({ item, children }: Props) {
	const [search] = useSearchParams()
	const managesPeople = useContext(ManagesPeople)
	const pageLink = { state: useListState() }
	const { id, type, title, isPrivate, status, version } = item
	const lesson = { kind: 'lessons', id } as const
	const links = [
		{ name: 'Edit', to: dialogPath('edit') },
		...(type === 'lesson'
			? [
					{ name: 'Content', to: tabPath(lesson) },
					{ name: 'Audio', to: dialogPath('audio') },
					{ name: 'Notes', to: tabPath(lesson, 'Notes') },
					{ name: 'Exercises', to: tabPath(lesson, 'Exercises') },
				]
			: []),
		...(type === 'course' ? [{ name: 'Figures', to: `${coursePath(id)}/figures` }] : []),
		...(isPrivate && managesPeople
			? [
					{ name: 'Manage Shares', to: dialogPath('shares') },
					{ name: 'Progress', to: `${coursePath(id)}/progress` },
				]
			: []),
	]

	const exportPath = `${coursePath(id)}/export`

	function dialogPath(ask: string): string {
		return searchWith(withoutDialog(search), { ask, of: id })
	}

	return (
		<span className="-ml-1.5 flex flex-wrap items-center xl:min-w-44 min-[96rem]:flex-nowrap">
			{links.map(({ name, to }) => (
				<Link
					key={name}
					to={to}
					{...(to.startsWith('?') ? dialogLink : pageLink)}
					aria-label={`${name}: ${title.en}`}
					className={action}
				>
					{name}
				</Link>
			))}
			<Menu
				label={
					<>
						<Ellipsis aria-hidden size={16} />
						<span className="sr-only">More: {title.en}</span>
					</>
				}
			>
				<Link
					to={`${type === 'course' ? coursePath(id) : editingPath(lesson)}/learners`}
					{...pageLink}
					className={menuItemClass}
				>
					Learners
				</Link>
				<StatusSwitch
					id={id}
					version={version}
					status={status}
					name={title.en}
					className={menuItemClass}
				/>
				{children}
				<Link to={dialogPath('duplicate')} {...dialogLink} className={menuItemClass}>
					Duplicate
				</Link>
				<a href={exportPath} download className={menuItemClass}>
					Export
				</a>
				<a href={`${exportPath}?audio=1`} download className={menuItemClass}>
					Export with audio
				</a>
				<Link to={dialogPath('delete')} {...dialogLink} className={menuItemClass}>
					Delete
				</Link>
			</Menu>
		</span>
	)
}
