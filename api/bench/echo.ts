import Fastify from 'fastify';

/** A bare Fastify that echoes the request body: the upper bound for HTTP on this machine. */
const app = Fastify();
app.post('/api/contact', async ({ body }) => body);
const address = await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
console.log(JSON.stringify({ msg: 'ready', address }));
