import { Link } from '@remix-run/react'
import { BookMarked, House, Layers, NotebookText } from 'lucide-react'

const tabs = [
	{ name: 'Today', to: '/courses', Icon: House },
	{ name: 'Texts', to: '/texts', also: '/articles', Icon: NotebookText },
	{ name: 'Words', to: '/words', Icon: BookMarked },
	{ name: 'Cards', to: '/flashcards', Icon: Layers },
]

/** Where a text is read or cards are studied, the foot of the screen belongs to them. */
const withoutTabs =
	/^\/(courses\/lessons|articles|texts|flashcards\/study|tools)\/.|^\/(sounds|level-check)\b/

/**
 * A telephone's bar at the foot of the screen. It is the last part of the page, so that the page ends above it; what
 * else sticks to the foot stands on it (`--foot`).
 */
export function TabBar({ pathname }: { pathname: string }) {
	if (withoutTabs.test(pathname)) return null
	return (
		<nav
			aria-label="Main pages"
			className="tab-bar sticky bottom-0 z-10 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] sm:hidden"
		>
			<ul className="grid grid-cols-4">
				{tabs.map(({ name, to, also, Icon }) => (
					<li key={to} className="grid">
						<Link
							to={to}
							aria-current={pathname === to || pathname === also ? 'page' : undefined}
							className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-ink-soft text-xs border-transparent border-t-2 forced-colors:border-[Canvas] aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
						>
							<Icon aria-hidden size={22} />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
