import { useRouteLoaderData } from '@remix-run/react'

/** Whether the signed-in person asked for vulgar words. */
export function useShowsCoarse(): boolean {
	const site = useRouteLoaderData<{ user?: { showsCoarse: boolean } | null }>('root')
	return site?.user?.showsCoarse ?? false
}
