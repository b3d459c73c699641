import { Link } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { useContext } from 'react'
import { SignOutButton } from '#app/features/accounts/sign-out-button.tsx'
import { Jump } from '#app/features/admin/jump/jump.tsx'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'
import { Menu, menuItemClass } from '#app/ui/admin/menu.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = {
	user: { displayName: string; email: string }
	siteName: string
}

/** The top bar of the back office. */
export function AdminBar({ user, siteName }: Props) {
	return (
		<header className="sticky top-0 z-20 flex h-(--bar) items-center gap-2 border-line border-b bg-paper px-4">
			<a
				href="#content"
				className="-translate-y-20 absolute top-1 left-2 rounded-control bg-raised px-3 py-2 focus:translate-y-0"
			>
				Skip to content
			</a>
			<Link to="/" className="shrink-0 rounded-control p-1">
				<img src="/favicon.svg" alt={`Back to ${siteName}`} width={24} height={24} />
			</Link>
			<p className="mr-auto whitespace-nowrap font-semibold">Admin Dashboard</p>
			<Jump />
			<Menu
				label={
					<>
						<span className="max-w-48 truncate max-sm:max-w-28">
							<WithHanzi text={user.displayName || user.email} />
						</span>
						<ChevronDown aria-hidden size={16} className="shrink-0" />
					</>
				}
			>
				<p className="break-words border-line border-b px-3 pt-1 pb-2 text-ink-quiet text-xs">
					Signed in as {user.email}
				</p>
				{useContext(ManagesPeople) && (
					<Link to="/admin/settings" className={`${menuItemClass} mt-1`}>
						Settings
					</Link>
				)}
				<SignOutButton className={menuItemClass} says={['Logout', 'Logging out...']} />
			</Menu>
		</header>
	)
}
