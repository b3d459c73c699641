import { Link, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { User } from '#app/domain/accounts/user.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const item = 'block w-full rounded-control px-3 py-2.5 text-left text-sm hover:bg-sunken'

/** The avatar and its menu. A native popover, so it works before JavaScript has loaded. */
export function AccountMenu({ user }: { user: User }) {
	const menu = useRef<HTMLDivElement>(null)
	const isMoving = useNavigation().state === 'loading'
	useEffect(() => {
		if (isMoving) menu.current?.hidePopover()
	}, [isMoving])
	return (
		<>
			<button
				type="button"
				popovertarget="account-menu"
				aria-label="Account menu"
				className="ml-1 grid size-11 place-items-center"
			>
				<span className="grid size-9 place-items-center rounded-full bg-cinnabar-tint font-semibold text-cinnabar-deep">
					<WithHanzi text={firstLetter(user.displayName)} />
				</span>
			</button>
			<div
				id="account-menu"
				ref={menu}
				popover="auto"
				className="card inset-auto top-14 right-[max(16px,calc(50vw-35rem))] w-64 p-2 text-ink"
			>
				<p className="break-words px-3 pt-2 font-medium">
					<WithHanzi text={user.displayName} />
				</p>
				<p className="break-words border-line border-b px-3 pb-3 text-ink-quiet text-sm">
					Signed in as {user.email}
				</p>
				<Link to="/words" className={`${item} mt-2`}>
					My Words
				</Link>
				<Link to="/texts" className={item}>
					My Texts
				</Link>
				<Link to="/settings" className={item}>
					Settings
				</Link>
				<SignOutButton className={item} says={['Sign out', 'Signing out...']} />
			</div>
		</>
	)
}

function firstLetter(name: string): string {
	return [...name.trim()][0]?.toUpperCase() ?? '?'
}
