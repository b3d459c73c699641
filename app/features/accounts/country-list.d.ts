// The package brings no types.
declare module 'country-list' {
	export function getData(): { code: string; name: string }[]
}
