// Types React's web-stream renderer under the only import name that both workerd and Node resolve.
declare module 'react-dom/server.browser' {
	export { renderToReadableStream } from 'react-dom/server'
}
