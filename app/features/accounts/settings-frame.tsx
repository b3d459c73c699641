import { Link } from '@remix-run/react'
import {
	CalendarClock,
	CaseSensitive,
	Download,
	Flag,
	KeyRound,
	Settings,
	Smartphone,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The pages about one's own account. */
const pages = [
	{ path: '/settings', name: 'Settings', Icon: Settings },
	{ path: '/settings/display', name: 'Display', Icon: CaseSensitive },
	{ path: '/settings/sign-in', name: 'Sign-in and security', Icon: KeyRound },
	{ path: '/settings/schedule', name: 'Card schedule', Icon: CalendarClock },
	{ path: '/settings/device', name: 'On this device', Icon: Smartphone },
	{ path: '/settings/reports', name: 'Your reports', Icon: Flag },
	{ path: '/settings/data', name: 'Your data', Icon: Download },
] as const

type Props = {
	title: string
	/** The page that is open. */
	path: (typeof pages)[number]['path']
	children: ReactNode
}

/** The links between the pages about one's account, and the one that is open beside them. */
export function SettingsFrame({ title, path: open, children }: Props) {
	return (
		<main className="page grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 min-[640px]:grid-cols-[10rem_1fr] lg:grid-cols-[14rem_1fr] lg:gap-10">
			<h1 className="sr-only">{title}</h1>
			<nav aria-label="Account" className="grid content-start gap-1">
				{pages.map(({ path, name, Icon }) => (
					<Link
						key={path}
						to={path}
						aria-current={path === open ? 'page' : undefined}
						className="flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink"
					>
						<Icon size={18} aria-hidden className="shrink-0" />
						{name}
					</Link>
				))}
			</nav>
			<div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
		</main>
	)
}
