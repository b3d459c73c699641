import { Link, useLocation } from '@remix-run/react'
import {
	BookA,
	Ear,
	History,
	LayoutDashboard,
	LibraryBig,
	ListTodo,
	type LucideIcon,
	Newspaper,
	School,
	Settings,
	TextSearch,
	Trash2,
	Users,
} from 'lucide-react'
import { useContext } from 'react'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'

type Item = {
	name: string
	to: string
	/** Another address of the same page. */
	also?: string
	icon: LucideIcon
	/** About people or settings: for administrators alone. */
	isOfAdmin?: boolean
}

type Group = {
	name?: string
	/** What belongs together within it; it comes last. */
	part?: { name: string; items: Item[] }
	items: Item[]
}

/** The pages of the back office, grouped. */
const groups: Group[] = [
	{
		items: [
			{ name: 'Overview', to: '/admin/overview', icon: LayoutDashboard },
			{ name: 'Needs work', to: '/admin/needs-work', icon: ListTodo },
		],
	},
	{
		name: 'Content',
		items: [
			{ name: 'Vocabulary', to: '/admin/vocab', icon: BookA },
			{ name: 'Courses', to: '/admin/courses', icon: LibraryBig },
			{ name: 'Articles', to: '/admin/articles', icon: Newspaper },
			{ name: 'Reports', to: '/admin/reports', icon: Ear },
			{
				name: 'Search and replace',
				to: '/admin/search',
				also: '/admin/replace',
				icon: TextSearch,
			},
			{ name: 'Trash', to: '/admin/trash', icon: Trash2 },
		],
	},
	{
		name: 'System',
		items: [
			{ name: 'Activity', to: '/admin/activity', icon: History, isOfAdmin: true },
			{ name: 'Settings', to: '/admin/settings', icon: Settings, isOfAdmin: true },
		],
		part: {
			name: 'People',
			items: [
				{ name: 'Groups', to: '/admin/groups', icon: School },
				{ name: 'Users', to: '/admin/users', icon: Users, isOfAdmin: true },
			],
		},
	},
]

type Props = {
	/** Counts of pending work, by the address of the page that handles it. */
	waiting: Record<string, number>
}

/** A sidebar on wide screens, a strip above the page on narrow ones. */
export function Sidebar({ waiting }: Props) {
	const managesPeople = useContext(ManagesPeople)
	const shown = (items: readonly Item[]) =>
		items.filter(({ isOfAdmin }) => managesPeople || !isOfAdmin)
	return (
		<nav
			aria-label="Back office"
			className="flex items-center gap-1 overflow-x-auto border-line border-b px-4 py-1 max-lg:relative lg:sticky lg:top-(--bar) lg:h-[calc(100dvh-var(--bar))] lg:w-52 lg:shrink-0 lg:flex-col lg:items-stretch lg:gap-4 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-3"
		>
			{groups.map(({ name, part, items }) => {
				const own = shown(items)
				// For an editor, nothing stands between System and People.
				const heading = own.length > 0 ? name : undefined
				return (
					<div key={name ?? ''} className="flex items-center gap-1 lg:grid lg:items-stretch">
						{heading && (
							<p
								className="px-2 text-ink-quiet text-xs max-lg:sr-only lg:pb-1"
								id={`group-${heading}`}
							>
								{heading}
							</p>
						)}
						<ul aria-labelledby={heading && `group-${heading}`} className={list}>
							<SidebarItems items={own} waiting={waiting} />
							{part && (
								<li>
									<p
										className="px-2 text-ink-quiet text-xs max-lg:sr-only lg:pt-3.5 lg:pb-1"
										id={`group-${part.name}`}
									>
										{part.name}
									</p>
									<ul aria-labelledby={`group-${part.name}`} className={list}>
										<SidebarItems items={shown(part.items)} waiting={waiting} />
									</ul>
								</li>
							)}
						</ul>
					</div>
				)
			})}
		</nav>
	)
}

const list = 'flex gap-1 lg:grid lg:gap-0.5'

function SidebarItems({ items, waiting }: { items: readonly Item[] } & Props) {
	return items.map((item) => (
		<li key={item.to}>
			<SidebarLink {...item} waiting={waiting[item.to] ?? 0} />
		</li>
	))
}

function SidebarLink({ name, to, also = to, icon: Icon, waiting }: Item & { waiting: number }) {
	const { pathname } = useLocation()
	const isHere = [to, also].some((path) => `${pathname}/`.startsWith(`${path}/`))
	return (
		<Link
			to={to}
			aria-current={isHere ? 'page' : undefined}
			className="flex min-h-9 items-center gap-2 whitespace-nowrap rounded-control px-2.5 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-deep"
		>
			<Icon aria-hidden size={16} />
			{name}
			{waiting > 0 && (
				<span className="ml-auto rounded-full bg-accent px-1.5 text-on-accent text-xs tabular-nums">
					{waiting}
					<span className="sr-only"> waiting</span>
				</span>
			)}
		</Link>
	)
}
